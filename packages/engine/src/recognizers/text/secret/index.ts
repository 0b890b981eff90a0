/** Recognizers for secrets and login names. */
import type { Recognizer } from '../../../recognizer.js';
import { loginInAccountFile, nameInAccountFile } from './account-file.js';
import { administeredLogin } from './administered-login.js';
import { answeredCode, answeredLogin } from './answered-login.js';
import { chatSpeaker } from './chat-speaker.js';
import { codeByHead } from './code-by-head.js';
import { loginOfPair, passwordOfPair } from './credentials.js';
import { doorCode } from './door-code.js';
import { handle } from './handle.js';
import { issuedSecret } from './issued-secret.js';
import { labelledSecret } from './labelled-secret.js';
import { loginBesidePassword, passwordBesideLogin } from './login-beside-password.js';
import { loginInLog } from './login-in-log.js';
import { loginInSettings } from './login-in-settings.js';
import { loginInShell } from './login-in-shell.js';
import { loginInTicket } from './login-in-ticket.js';
import { loginOfDaemon } from './login-of-daemon.js';
import { loginOfDeveloper } from './login-of-developer.js';
import { loginOfEditor } from './login-of-editor.js';
import { loginOfEntry } from './login-of-entry.js';
import { memberOfForum } from './member-of-forum.js';
import { networkName } from './network-name.js';
import { oneTimeCode } from './one-time-code.js';
import { openedByCode } from './opened-by-code.js';
import { passwordByShape } from './password-by-shape.js';
import { passwordInProse } from './password-in-prose.js';
import { passwordSet } from './password-set.js';
import { passwordWithSymbols } from './password-with-symbols.js';
import { pinCode } from './pin-code.js';
import { pinPair } from './pin-pair.js';
import { posterOfForum } from './poster-of-forum.js';
import { loginInRouter, secretInRouter } from './router-settings.js';
import { secretInColumn, secretUnderHead } from './secret-in-table.js';
import { securityAnswer } from './security-answer.js';
import { sessionKey } from './session-key.js';
import { spokenLogin, spokenSecret } from './spoken-secret.js';
import { typedPassword } from './typed-password.js';
import { usernameBesidePerson } from './username-beside-person.js';
import { usernameInCode } from './username-in-code.js';
import { usernameInProse } from './username-in-prose.js';
import { usernameInTable } from './username-in-table.js';
import { username } from './username.js';
import { wirelessKey } from './wireless-key.js';

/** All of them. */
export const secretRecognizers: readonly Recognizer[] = [
  issuedSecret,
  labelledSecret,
  passwordInProse,
  passwordByShape,
  passwordSet,
  secretInRouter,
  passwordWithSymbols,
  passwordBesideLogin,
  typedPassword,
  wirelessKey,
  passwordOfPair,
  pinCode,
  doorCode,
  openedByCode,
  spokenSecret,
  codeByHead,
  sessionKey,
  securityAnswer,
  oneTimeCode,
  answeredCode,
  pinPair,
  secretInColumn,
  secretUnderHead,
  username,
  usernameInProse,
  usernameBesidePerson,
  usernameInCode,
  usernameInTable,
  memberOfForum,
  posterOfForum,
  loginBesidePassword,
  networkName,
  handle,
  chatSpeaker,
  answeredLogin,
  spokenLogin,
  loginInLog,
  loginOfPair,
  loginInSettings,
  loginInRouter,
  loginInShell,
  loginInTicket,
  loginOfEditor,
  loginOfDaemon,
  loginOfDeveloper,
  loginOfEntry,
  loginInAccountFile,
  nameInAccountFile,
  administeredLogin,
];
