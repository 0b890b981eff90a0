import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { isLoginInMessage } from './login-check.js';

/** A name of Unix. */
const account = String.raw`[A-Za-z_][\w.-]{1,31}`;

/** Commands whose last word is an account. */
const command = source`
  (?<![\w-])(?:user(?:add|del|mod)|(?:add|del)user|passwd|chage|net user|su -|
  (?:Unlock|Disable|Enable)-ADAccount|(?:Get|Set|Remove)-ADUser)
`;

/**
 * A login name where a shell shows it: in its prompt, in lists of files, identities and messages of `sudo`, with its
 * domain, behind commands that make or change accounts.
 * Rule: POSIX.1-2024 (`ls -l`, `id`), the messages of su and sudo, the usual prompts; down-level logon names of Windows
 * (MS-ADTS): `CORP\emuster`.
 */
export const loginInShell: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // `sudo: emuster : TTY=pts/2`
    pattern('dgu')`
      (?<![\p{L}\p{M}\p{N}_])su(?:do)?(?:\[\d{1,7}\])?: {1,4}
      ["'\u0060]?(?<value>[A-Za-z_](?:[\w+]|[.-](?=\w)){1,38})["'\u0060]?(?![\w@]|\.\w|\()
    `,
    pattern('gu')`(?<=\buid=\d{1,10}\()${account}(?=\))`,
    // `-rw-r--r-- 1 emuster staff`
    pattern('gmu')`(?<=^[-dlbcps](?:[-r][-w][-xsStT]){3}[+.@]? {1,4}\d{1,5} {1,4})${account}(?= )`,
    // `emuster@srv01:~$ ls`
    pattern('gmu')`(?<=^\[?)[a-z_][a-z\d_-]{1,31}(?=@[\w.-]{1,60}(?:(?::| )[~/][^\n]{0,80}[$#%]| [\w.-]{1,40} [%$#] ))`,
    // `ssh emuster@srv01`, `scp a.txt emuster@srv01:`
    pattern('gu')`
      (?<=(?<![\w-])(?:(?:ssh|sftp|mosh|ssh-copy-id)(?: -{1,2}[\w-]{1,20}(?: [\w./~-]{1,40})?){0,3}|(?:scp|rsync)[^\n@]{1,80}) )
      ${account}(?=@[\w.-]{1,60})
    `,
    // `usermod -aG docker emuster`, `Unlock-ADAccount emuster`
    pattern('dgu')`
      ${command}(?: -{1,2}[\w-]{1,20}(?: [\w,/.-]{1,30})?){0,3}
      [ ](?!root(?!\w))(?<value>[a-z_][a-z\d_.-]{2,31})(?=[ \t]{0,4}(?:\r?\n|$|[;&|'"\u0060)]| /))
    `,
    // `CORP\emuster`; HKLM and the like are roots of the registry
    pattern('gu')`
      (?<![\\\p{L}\p{N}:_-])(?!HK[A-Z]{1,2}\\)
      [A-Z][A-Z\d-]{1,14}\\[A-Za-z][\w.-]{1,30}(?<![.-])
      (?![\w\\])
    `,
  ],
  isValid: isLoginInMessage,
  examples: {
    finds: {
      sudo: 'sudo: ⟦emuster⟧ : TTY=pts/2',
      'su, with its process': 'su[4711]: ⟦emuster⟧ on pts/2',
      'another machine': 'ssh -p 2222 ⟦e.muster⟧@srv01',
      'a copy to another machine': 'scp -r build ⟦emuster⟧@srv01:/tmp',
      'Windows domain': 'principal=⟦CORP\\emuster⟧ groups=[a]',
      'identity of a process': 'uid=1001(⟦emuster⟧) gid=1001',
      'new account': 'sudo useradd -m ⟦emuster⟧\n',
      'groups of an account': 'usermod -aG docker ⟦emuster⟧ && reboot',
      'directory of Windows': 'Unlock-ADAccount -Identity ⟦emuster⟧\n',
      'list of files': '-rw-r--r-- 1 ⟦emuster⟧ staff 4711 Mar  3 10:11 a.txt',
      prompt: '⟦emuster⟧@srv01:~$ ls',
      'prompt of macOS': '⟦emuster⟧@sample-mbp sample-api % ls',
      'prompt in brackets': '[⟦emuster⟧@srv01 ~]$ ls',
    },
    ignores: {
      'a key of the registry': 'HKLM\\Software',
      'a path': 'C:\\windows',
      'a common word': 'sudo: command not found',
      'no permissions before it': 'total 1 emuster staff 4711',
      'no sign of a prompt': 'emuster@srv01:~ ls',
      'more words behind it': 'passwd emuster is what he typed',
      'a group': 'gid=1001(emuster)',
    },
  },
};
