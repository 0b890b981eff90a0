import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { expression, pattern, source } from '../pattern.js';
import { isLogin, isLoginInMessage } from './login-check.js';

/** What is to be done later, before who shall do it. */
const task = '(?:TODO|FIXME|XXX|HACK|BUG|NOTE)';
/** Parts of programs that stand there, too: `TODO(perf)`. */
const area = expression('u')`
  ^(?:api|perf|ci|ui|ux|db|js|ts|css|docs?|i18n|l10n|a11y|deps|infra|tls|http|sql|build|tests?|linux|macos|windows|
  android|ios|me|go|rm|os|io|us|v\d+)$
`;

/** What begins a comment, at the head of a line, then little else. */
const comment = String.raw`^[ \t]{0,8}(?://|/?\*|#|--|;|'|REM |!)[^\n]{0,25}?`;
const day = String.raw`(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?:19|20)\d\d-\d\d-\d\d)`;
/** `Angelegt: `, `Changed on: `, before the day. */
const done = source`
  (?:[aA]ngelegt|[eE]rstellt|[gG]eändert|[äÄ]nderung|[lL]etzte Änderung|[cC]reated|[cC]hanged|[mM]odified|[uU]pdated|
  ANGELEGT|ERSTELLT|GEAENDERT|GEÄNDERT|CREATED|CHANGED|MODIFIED)(?: am| on)?[ ]?:?
`;
/** Capitals behind a day that are nobody's initials. */
const noInitials =
  /^(?:UTC|GMT|CET|CEST|MEZ|MESZ|EST|PST|AM|PM|EUR|USD|CHF|GBP|API|SQL|XML|PDF|CSV|UI|DB|IBM|SAP|CR|PR)$/;

/**
 * A login name in the comments of program code: who shall do it (`TODO(emuster)`), who wrote or changed it
 * (`@author emuster`, `$Id: … emuster $`, `22.02.2018 EM new key`).
 * Rule: Google's style guides (TODO comments), Javadoc and Doxygen (`@author`), keywords of RCS, CVS and Subversion,
 * heads of programs in ABAP and COBOL; behind a day also two or three capitals.
 */
export const loginOfDeveloper: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`(?<![\w$])${task}\(@?(?<value>[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){0,2})\)`,
    pattern('dgu')`(?<![\w$])${task} (?<value>[a-z]\.[a-z]{3,20}|[a-z]{3,15}[._][a-z]{1,15}|[a-z]{3,15}\d{1,3}):[ ]`,
    pattern('dgmu')`
      [@\\](?:author|maintainer|owner)[ \t]{1,8}(?<value>[a-z][a-z\d]{2,20}(?:[._-][a-z\d]{1,20})?)
      (?=[ \t]{0,8}(?:\r?$|\*/|<))
    `,
    pattern('dgu')`
      \$(?:(?:Id|Header): [^$\n]{5,160} \d\d:\d\d:\d\dZ?|Author:|(?:Last)?ChangedBy:)
      [ ](?<value>[A-Za-z][\w.-]{1,30})(?: Exp| Stab| Rel)? ?\$
    `,
    // of Git, before the address: `Author: emuster <erna@example.org>`
    pattern('dgu')`
      ${wordStart}(?:Author|Commit|Committer|Tagger|Merged-by|
      (?:Signed-off|Reviewed|Acked|Tested|Reported|Suggested|Co-authored)-by)
      :[ ]{1,6}(?<value>[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{1,20}){0,2})(?= <[^<>\s]{3,80}>)
    `,
    // `Angelegt: 11.04.2015  MUSTERE   Transport`
    pattern('dgu')`
      ${wordStart}${done}[ ]{1,8}${day}[ \t]{1,8}(?<value>[A-Z]{4,12}\d{0,3})(?=[ \t]{2}|[ \t]{0,8}(?:\r?\n|$))
    `,
    pattern('dgmu')`(?<=${comment})${day}[ \t]{1,8}(?<value>[A-Z]{2,3})(?=:? {1,8}[\p{L}+-])`,
    pattern('dgu')`
      (?<!\p{L})(?:Benutzer|User|Nutzer) (?<value>[A-Z]{5,12}\d{0,3})
      (?=, (?:Mandant|[cC]lient)|[,;.]? Mandant|[;,] (?:erstellt|created|exportiert|exported)|,? (?:am|um|vom|on|at) \d)

    `,
  ],
  isValid: (value) =>
    !area.test(value) &&
    !noInitials.test(value) &&
    (/^(?:[A-Z]{2}|[a-z]{2})$/.test(value) || (isLogin(value.toLowerCase()) && isLoginInMessage(value))),
  examples: {
    finds: {
      'who shall do it': '// TODO(⟦emuster⟧): race with keepAlive',
      'who shall do it, no brackets': '# FIXME ⟦e.muster⟧: move this\n',
      author: '/**\n * @author  ⟦emuster⟧\n */',
      'keyword of Subversion': '# $Id: sample.pl 418 2012-10-02 08:31:17Z ⟦emuster⟧ $',
      'keyword alone': '// $Author: ⟦emuster⟧ $',
      'author of a commit': 'Author: ⟦emuster⟧ <erna@example.org>\nDate:   Tue',
      'who signed it off': '    Signed-off-by: ⟦e.muster⟧ <erna@example.org>\n',
      'head of a program': '*& Angelegt: 11.04.2015  ⟦MUSTERE⟧   Transport: x',
      'initials in a history': '//   22.02.2018 ⟦EM⟧ Schlüssel ergänzt\n',
      'account of an export': 'Sätze: 5; Benutzer ⟦MUSTERE⟧; erstellt heute',
      'account of SAP on a day': 'gesperrt durch Benutzer ⟦MUSTERE⟧ am 04.05.',
      'account of SAP': 'Fehler 6900, Benutzer ⟦MUSTERE⟧, Mandant 100',
    },
    ignores: {
      'a part of a program': '// TODO(perf): race with keepAlive',
      'a bug': '// TODO(b/281104): drop it',
      'an everyday word': '# FIXME later: move this\n',
      'an author by name': ' * @author Erna Muster\n',
      'an author by a first name': 'Author: Erna <erna@example.org>\n',
      'a keyword that is not filled': '# $Author$ emuster',
      'a zone': '//   22.02.2018 UTC Schlüssel ergänzt\n',
      'no comment': 'am 22.02.2018 EM Spiel gesehen',
      'another word before it': '*& Transport: 11.04.2015  MUSTERE   x',
    },
  },
};
