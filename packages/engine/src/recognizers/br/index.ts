/** Recognizers of Brazilian numbers. */
import type { Recognizer } from '../../recognizer.js';
import { cnpj } from './cnpj.js';
import { cpf } from './cpf.js';

/** All of this folder. */
export const brazilian: readonly Recognizer[] = [cnpj, cpf];
