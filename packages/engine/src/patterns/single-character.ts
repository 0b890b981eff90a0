/** The smallest elements of a pattern. */
import type { AST } from '@eslint-community/regexpp';

/** An element of a pattern that takes exactly one character. */
export type SingleCharacter = AST.Character | AST.CharacterClass | AST.CharacterSet;

/** Whether an element takes exactly one character. */
export const isSingleCharacter = (element: AST.Element): element is SingleCharacter =>
  element.type === 'Character' || element.type === 'CharacterClass' || element.type === 'CharacterSet';
