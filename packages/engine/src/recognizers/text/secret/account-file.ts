import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/** A person's number and group, in a domain with six digits or more; those of services lie below and between. */
const numbers = String.raw`(?:[1-9]\d{3}|[1-5]\d{4}|[1-9]\d{5,9}):\d{1,10}:`;
/** Whose account is nobody's. */
const service = '(?:Server|Service|Control|Daemon|User|System|Agent|Backup|Administrator)';
const begin = '(?<=^[ \\t>]{0,8})';
const login = String.raw`[a-zA-Z_][\w.-]{0,31}\$?`;
const behind = String.raw`:[^:\n]{0,100}:[^:\s]{0,60}[ \t]{0,4}(?=\r?\n|$)`;

/**
 * The login of a person in the file of accounts of a Unix system: `emuster:x:1004:1004:Erna Muster:/home/emuster:/bin/sh`.
 * Rule: passwd(5); numbers of persons are 1000 to 59999 (Debian Policy § 9.2.2), or above those of programs in a domain.
 */
export const loginInAccountFile: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgmu')`${begin}(?<value>${login})(?=:[^:\n]{0,120}:${numbers}[^:\n]{0,120}${behind})`,
    // the folder of that account, which may be called otherwise
    pattern('dgmu')`
      (?<=^[ \t>]{0,8}${login}:[^:\n]{0,120}:${numbers}[^:\n]{0,120}:/(?:home|Users|srv|export/home)/)
      (?<value>[\w.-]{2,32})(?=/?:)
    `,
  ],
  examples: {
    finds: {
      'with a name': '⟦emuster⟧:x:1004:1004:Erna Muster:/home/⟦emuster⟧:/bin/bash\n',
      'without a name': '⟦emuster⟧:x:1004:100::/home/⟦emuster⟧:/bin/sh',
      'with a room and telephones': '⟦max⟧:x:1000:1000:Max Muster,R 214,4417,:/home/⟦max⟧:/bin/zsh\n',
      'folder of another name': '⟦e.muster⟧:*:50112:500:Erna:/home/⟦erna⟧:/bin/sh\n',
      'quoted in a mail': '> ⟦emuster⟧:x:1004:1004:Erna Muster:/home/⟦emuster⟧:/bin/bash\n',
      'of a domain': '⟦em_2⟧:x:1668601234:1668600513:Erna:/srv/⟦em_2⟧:/usr/sbin/nologin\n',
    },
    ignores: {
      'account of the system': 'root:x:0:0:root:/root:/bin/bash\n',
      'account of a service': 'backup:x:998:998::/var/lib/backup:/usr/sbin/nologin\n',
      nobody: 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n',
      'a field too few': 'emuster:x:1004:1004:/home/x:/bin/bash\n',
      'no number of a group': 'emuster:x:1004:staff:Erna:/home/x:/bin/bash\n',
      'in a sentence': 'Die Zeile emuster:x:1004:1004:Erna Muster:/home/x:/bin/bash fehlt',
    },
  },
};

/**
 * Whose account it is, by the first part of the comment: `Erna Muster` of `Erna Muster,R 214,4417,`.
 * Rule: passwd(5), chfn(1): name, room, telephones, parted by commas. At least two words, for one is a role.
 */
export const nameInAccountFile: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgmu')`
      ${begin}${login}:[^:\n]{0,120}:${numbers}
      (?![^:\n]{0,100}${service})(?<value>\p{Lu}[\p{L}\p{M}'’.-]{0,25}(?: \p{L}[\p{L}\p{M}'’.-]{0,25}){1,3})(?=(?:,[^:\n]{0,100})?${behind})
    `,
  ],
  examples: {
    finds: {
      'name alone': 'emuster:x:1004:1004:⟦Erna Muster⟧:/home/emuster:/bin/bash\n',
      'before a room': 'emuster:x:1004:1004:⟦Erna Muster⟧,R 214,4417,:/home/emuster:/bin/bash\n',
      'of three words': 'emuster:x:1004:1004:⟦Erna van Muster⟧:/home/emuster:/bin/bash\n',
      'with an initial': 'emuster:x:1004:1004:⟦E. Muster⟧:/home/emuster:/bin/bash\n',
      'of other countries': 'mtran:x:1009:1009:⟦Minh Tran⟧:/home/mtran:/bin/zsh\n',
      'with a hyphen': 'lm:x:1009:1009:⟦Lea-Marie Muster⟧:/home/lm:/bin/zsh\n',
    },
    ignores: {
      'account of a service': 'backup:x:998:998:Backup Service:/var/lib/backup:/usr/sbin/nologin\n',
      'account of a program with a high number':
        'postgres:x:1001:1001:PostgreSQL Server:/var/lib/postgresql:/bin/bash\n',
      'one word': 'emuster:x:1004:1004:Scanner:/home/emuster:/bin/bash\n',
      nothing: 'emuster:x:1004:1004::/home/emuster:/bin/bash\n',
      'small letters': 'emuster:x:1004:1004:erna muster:/home/emuster:/bin/bash\n',
      'with a digit': 'emuster:x:1004:1004:Erna Muster 2:/home/emuster:/bin/bash\n',
      'a field too few': 'emuster:x:1004:1004:Erna Muster:/bin/bash\n',
    },
  },
};
