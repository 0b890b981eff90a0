import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, tokenStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLogin } from './login-check.js';
import { loginDomain, loginNoun } from './login-words.js';

/** What may stand between the word and the name. */
const verb = oneOf([
  'ist', 'is', 'war', 'was', 'lautet', 'heißt', 'name', 'here is', 'übrigens', 'bin ich', 'heiße ich', 'heiß ich',
  'I am',
]); // prettier-ignore
/** ` is`, ` ist übrigens`, or ` for the portal is`, ` will be` where a name with a digit, dot or underscore follows. */
const upToVerb = source`
  (?:
  (?: ${verb}){0,3}
  |(?: is| ist| läuft| runs)? (?:under|unter)(?= ["'„“»]?[a-z]{1,40}[\d._])
  |(?: \p{L}{2,15}){1,4} (?:is|ist|lautet|war|was)(?= [a-z]{1,40}[\d._])
  |(?:,? \p{L}{2,15}){0,4},? (?:will be|wird|still|remains|bleibt|weiterhin|immer noch)
  (?= [a-z]{1,40}(?:\d|[._][a-z\d]))
  )
`;
/** Where a name of letters alone ends its clause. */
const endOfClause = String.raw`(?:[),;:|]|\.?(?:\r?\n|$)| ?–| / | \(| \p{Lu})`;

/** Country and check digits of an IBAN told in part: `Konto DE16 ... 37 45`. */
const ibanStart = String.raw`[A-Z]{2}\d\d(?![\p{L}\d._-])`;

/**
 * A login name in a sentence, behind its word or before it: `user erna.mu`, `Our login for the portal is muster_desk2`.
 * Rule: as `username`; it must show by a digit, dot or joint that it is one, or end its clause.
 */
export const usernameInProse: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // `Our login for the portal is muster_desk2`
    pattern('dgu')`
      ${loginNoun}${upToVerb} ["'„“»]?
      (?<value>
        (?!${ibanStart})
        ${loginDomain}(?=[a-z\d]{0,30}[._\d]|[A-Za-z\d]{1,20}_[A-Za-z\d]|(?<=\\)|[a-z]{2,20}-|[a-z]{5,20}${endOfClause}|
        \p{L}{2,20}\d{1,4}(?!\d))
        [A-Za-z](?:[A-Za-z\d]|[._-](?=[A-Za-z\d])){2,38}_?
      )
      (?![\p{L}\d@(\\/=]|[.-]\p{L}|-\r?\n|://)
    `,
    // Inflected: `mit Ihrem Benutzernamen emuster7`
    pattern('dgu')`
      (?<!\p{L})(?:[bB]enutzer|[nN]utzer|[aA]nmelde|[lL]ogin-?|[uU]ser-?|[aA]ccount-?)namens?(?: lautet| ist)?:?
      [ ]["'„“»]?(?<value>(?=[A-Za-z-]{1,30}[\d._])[A-Za-z](?:[A-Za-z\d]|[._-](?=[A-Za-z\d])){2,38})
      (?![\p{L}\d@(\\/]|[.-]\p{L}|://)
    `,
    // Behind a compound: `Notfallkonto muster_backup`
    pattern('dgu')`
      (?<!\p{L})\p{L}{2,20}(?:konto|account|user|benutzer|login|zugang):?[ ]["'„“»]?
      (?<value>(?=[a-z.\d-]{1,20}_|svc[.-])[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){1,3})(?![\p{L}\d@(\\/]|://)
    `,
    // In parentheses: `login (emuster2)`, `FTP-Zugang (mumz-admin)`
    pattern('dgu')`
      ${loginNoun} \((?<value>(?=[a-z._-]{1,30}\d)[a-z][a-z\d]{1,30}(?:[._-][a-z\d]{1,20}){0,2})\)
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[\p{L}\d]{2,20}-)?(?:[zZ]ugang|[kK]onto|[aA]ccount|[lL]ogin|[bB]enutzer|[uU]ser)
      [ ]\((?<value>[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{2,20}){1,2})(?=\)|, )
    `,
    // on a network that was named before: `nur über Signal, Name dort erna.77`
    pattern('dgu')`
      (?<!\p{L})(?:(?:[nN]ame|[nN]ick(?:name)?|[hH]andle) (?:dort|there)(?: ist| is|:)?|
      (?:[dD]ort|there) (?:als|unter|as|under|heißt (?:er|sie|ich)|bin ich|ist (?:er|sie)|(?:he|she) is|I am))
      [ ]["'„“]?(?<value>(?=[a-z.]{1,20}[\d_])[a-z][a-z\d]{0,20}(?:[._][a-z\d]{1,20}){0,2})
      (?![\p{L}\d@(\\/]|[.-]\p{L}|://)
    `,
    // As the subject of a sentence: `Nutzerin emuster kann`
    pattern('gu')`
      (?<=(?<!\p{L})(?:[nN]utzer(?:in)?|[bB]enutzer(?:in)?|[uU]ser|(?:[iI]hr|[dD]ein|[yY]our) [lL]ogin) )
      [a-z]{4,20}
      (?= (?:kann|hat|ist|meldet|wurde|war|darf|bekommt|konnte|sieht|bleibt|gilt|stays|remains)(?!\p{L}))
    `,
    // `use emuster7 as your username`
    pattern('gu')`
      (?<=(?<!\p{L})(?:use|with|as|als) )(?=[a-z.-]{1,20}[\d_])[a-z][a-z\d._-]{3,30}
      (?= as (?:your |the |his |her |a )?(?:user ?name|login|user ID)| (?:angemeldet|registriert|eingeloggt)(?!\p{L}))
    `,
    // `Melden Sie sich mit emuster7 an`
    pattern('gu')`
      (?<=(?<!\p{L})[mM]elden? (?:dich|euch|Sie sich|mich|sich)(?: \p{Ll}{3,10})? mit )
      (?=[a-z.-]{1,20}[\d_])[a-z][a-z\d._-]{3,30}(?= an(?!\p{L}))
    `,
    // `New login set up by the vendor as erna_sample`
    pattern('dgu')`
      (?<!\p{L})(?:[lL]ogin|[aA]ccount|[uU]ser|[kK]onto|[zZ]ugang|[bB]enutzer)(?!\p{L})(?:[^\n.;]|
      \.(?=\S)){0,60} (?:as|als)
      [ ](?<value>[a-z]{2,15}_[a-z\d]{2,20})(?![\p{L}\d@_(-]|\.\w)
    `,
    // In capitals
    pattern('dgu')`
      ${tokenStart}(?:SAP-User|SAP-Benutzer|Anmeldename|Benutzername|Login|User-ID|UserID|Kennung)(?:(?: ${verb}){0,2}|
      (?: (?:mit|als|with|as))(?=[ ][A-Z]{4,12}(?:-[A-Z]|\d)))
      [ ](?<value>[A-Z]{4,12}(?:-[A-Z]{4,12})?\d{0,4})(?![\p{L}\p{N}-])
    `,
    // `username is just emuster so easy`
    pattern('dgu')`
      (?<!\p{L})(?:[uU]ser ?name|[hH]andle|[nN]ick(?:name)?|[bB]enutzername|[nN]utzername)(?: is| was|['’]s| ist| war| lautet)?
      [ ](?:just|simply|only|einfach|nur|schlicht)[ ]
      (?<value>[a-z]{5,20}(?<!ed|ing|lich|isch))(?=[ ](?:so|and|und|which|that['’]s|also|ohne|without)(?!\p{L})|[,;)]|\.?${lineEnd})
    `,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      'words between': 'Our login for the portal is ⟦muster_desk2⟧, as before',
      'after its word, with digits': 'Anmeldename ⟦emuster68⟧.',
      'after its word, with a dot': 'Homework: user ⟦erna.mu⟧, then',
      'of a domain': 'Anmeldung als ⟦muster-gde\\emuster⟧, am Platz',
      'external account': 'das Konto ⟦ext-emuster⟧ und',
      'after its word, letters alone': 'Melder: Muster (Kennung ⟦musterer⟧)',
      'after the name of a service': 'Skype ⟦erna.muster⟧ und GitHub ⟦emuster⟧\n',
      'Windows account': 'Windows-Login ⟦emuster⟧, Ausweis',
      'under a name': 'Login is under ⟦emuster_sample⟧, Mr Sample has',
      'name of a profile': 'on Facebook (profile name ⟦emuster_44⟧).',
      'name on a market': 'Kleinanzeigen-Name ⟦emuster84⟧, Abholung',
      'compound, no mark': 'Netzkennung ⟦emuster01⟧, Spind 4',
      possessive: "her username's ⟦emuster68⟧",
      'a verb between': 'tiktok bin ich ⟦muster_reitet⟧, dort',
      'before a slash': 'username ⟦musterer⟧ / temp password',
      'before a remark in parentheses': 'Your username is ⟦emuster⟧ (no ü, it hates it)',
      'name of a member': 'eBay-Mitgliedsname ⟦hansi_61⟧, Ulm',
      'of a network of players': 'mein steam name ist ⟦xX_maxi_Xx⟧\n',
      'what it will be': 'Your user will be ⟦emuster3⟧, the start password',
      'what it shall be': 'KST 4420; Login-Wunsch ⟦musterer⟧; Raum 2',
      'what it still is': 'CRO 4417, ROS login still ⟦sample_payroll⟧ (changed)',
      'on a network named before': 'nur über Signal, Name dort ⟦erna.77⟧, nie',
      'as whom on a network': 'bei Telegram ist er, dort als ⟦erna_m⟧ seit Mai',
      inflected: 'mit Ihrem Benutzernamen ⟦emuster7⟧ zwei',
      'inflected, with a dot': 'wegen des Nutzernamens „⟦erna.mu⟧“ kam',
      'compound with an underscore': 'Wenn es eilt: Notfallkonto ⟦muster_backup⟧, danke',
      'in parentheses behind its word': 'Your network login (⟦esample2⟧) will be disabled',
      'in parentheses, with a joint': 'Ihr eigener FTP-Zugang (⟦mumz-admin⟧) war',
      'as the subject': 'Die Nutzerin ⟦emuster⟧ kann sich seit Montag nicht anmelden.',
      'as the subject, a login': 'Ihr Login ⟦ernamust⟧ bleibt noch aktiv',
      'before its word': 'please use ⟦emuster7⟧ as your username',
      'with which to log in': 'Melden Sie sich mit ⟦emuster7⟧ an.',
      'as whom somebody is logged in': 'ich bin dort als ⟦erna_m82⟧ angemeldet und',
      'as whom it was set up': 'New login set up by vendor as ⟦erna_sample⟧.\n',
      'in capitals': 'SAP-User ⟦MUSTERE⟧, Rolle Z1',
      'in capitals with a hyphen': 'neu gestartet, Login mit ⟦LOHN-EMUSTER⟧ ok',
      'in capitals behind a verb': 'Kennung ist übrigens ⟦MUSTERE⟧, nicht mehr die alte.',
      'letters alone behind an adverb': 'username is just ⟦ernamust⟧ so easy to guess',
    },
    ignores: {
      'a service in capitals': 'Login mit ELSTER klappt nicht',
      'what was done to it': 'username is just rejected and that is all',
      'what will be done to it': 'Your account will be reconciled.',
      'what was not done to it': 'to the account you named (account unchanged). Super',
      'a word on a network': 'nur über Signal, Name dort geheim, nie',
      'an action': 'Bitte Benutzer freischalten\n',
      'a verb at the end': 'wurde auf Ihr Konto zugegriffen.\n',
      'inflected, letters alone': 'mit Ihrem Benutzernamen verbunden sind',
      'a key behind it': 'unlocked account patient_id=x',
      'an account told in part': 'auf das Konto DE44 ... 77 64',
      'a common compound': 'the login auto-complete fails',
      'a compound of account': 'Your joint account holder, Mr Muster',
      'a word parted by a line end': 'von Ihrem Konto abge-\nbucht',
    },
  },
};
