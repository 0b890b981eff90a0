import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isNumber, numberToken } from './number-token.js';
import { codePrefixes } from './thing-abbreviations.js';

/** What begins an identifier of Stripe: customer, charge, payment, invoice, subscription ... */
const stripeObject = '(?:cus|ch|pi|in|sub|pm|py|cs|si|txn)_(?:test_|live_)?';
/** Tables of ServiceNow: incident, change, request ... */
const serviceNowTable = '(?:INC|CHG|REQ|RITM|PRB|SCTASK|CTASK|CS)';

/** Queues of other trackers, where a hyphen stands before the digits. */
const queue = '(?:INC|CHG|REQ|RITM|PRB|TKT|TCK|TICKET|RMA|HELP|SUPPORT|PO|WO|SO)';
/** ` duplicate of `, `same fault as `: what follows is the key of a ticket. */
const relation = source`
  (?:
  dup(?:licate)?\.? of|[sS]ame (?:fault|issue|problem|error|root cause) as|
  [rR]elate[sd] to|[lL]ink(?:ed)?(?: (?:this|it|that|them))? (?:to|with)|[mM]erged? into|
  (?:[eE]scalated|[rR]aised|[lL]ogged|[rR]eopened) as|[eE]scalated to|[cC]aused by|[bB]locked by|[pP]arent:?|
  [dD]uplikat von|Dublette von|[vV]erknüpft mit|[gG]ehört(?: das)? zu|[gG]leicher Fehler wie|
  [hH]ängt(?: \p{Ll}{2,8})? mit|[iI]dentisch mit|[wW]ie (?:in|bei)|[sS]iehe auch|
  [nN]achfolger von|[dD]oppelt zu|[sS]ee also|[aA]s in|[sS]imilar to|[iI]dentical to|[fF]ollow-?up (?:to|of)
  )
`;

/**
 * The identifier that a service or a system gives an account or a record: `org o-44k177xq`, `uid=44188`, customers and
 * payments of Stripe, records of ServiceNow, tickets of other trackers.
 * Rule: Stripe's prefixes of objects, ServiceNow's default prefixes of tables; for others, behind the word small
 * letters, a hyphen and six characters with a digit, or five digits.
 */
export const serviceId: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=(?<!\p{L})(?:org|tenant|acct|account|workspace)(?: id)?:? )
      [a-z]{1,4}-(?=[a-z]{0,8}\d)[a-z\d]{6,20}(?![\p{L}\p{N}-])
    `,
    pattern('gu')`
      (?<![\p{L}\p{N}_])${stripeObject}
      (?=[A-Za-z]{0,30}\d)(?=[a-z\d]{0,30}[A-Z])[A-Za-z\d]{8,32}(?![\p{L}\p{N}_])
    `,
    pattern('gu')`${tokenStart}${serviceNowTable}\d{7}${tokenEnd}`,
    pattern('gu')`${tokenStart}${queue}-\d{4,10}(?![\p{L}\p{N}-])`,
    // `Logged as DPI-231`
    pattern('gu')`
      (?<=(?<!\p{L})(?:[lL]ogged|[rR]aised|[rR]ecorded|[fF]iled|[rR]egistered|[eE]rfasst|[pP]rotokolliert|[gG]emeldet|
      [aA]ngelegt)[ ](?:as|under|als|unter)[ ])\p{Lu}{2,6}-\d{3,10}(?![\p{L}\p{N}-])
    `,
    // in brackets, as trackers begin the subjects of their mails
    pattern('gu')`(?<=\[)\p{Lu}{2,6}-\d{4,10}(?=\])`,
    pattern('gu')`(?<=\[#)\d{4,10}(?=\](?!\())`,
    pattern('gu')`
      (?<=(?<!\p{L})${relation} )
      (?:(?!${oneOf(codePrefixes)}-)\p{Lu}{2,6}-\d{4,10}|(?!\d{1,7}000(?!\d))\d{6,10})(?![\p{L}\p{N}-]|[.,]\d)
    `,
    // five digits, where nothing else is meant: `Verknüpft mit 88095.`
    pattern('gu')`
      (?<=(?<!\p{L})(?:dup(?:licate)?\.? of|[lL]inked (?:to|with)|[mM]erged? into|[eE]scalated as|[dD]uplikat von|
      [vV]erknüpft mit|
      [zZ]usammengeführt mit|Dublette von) )(?!\d{1,2}000(?!\d))\d{5}(?![\p{L}\p{N}-]|[.,]\d)
    `,
    pattern('dgu')`${wordStart}uid=(?=\d{5})(?<value>${numberToken})`,
    // a message to somebody: `sent to +44… msgid=SM8f10c447b2`, `queued 4Xk7Rz1TqLz9sB to=<`
    pattern('dgu')`
      ${tokenStart}(?:(?:sms|mail|message|msg|queue|call|conversation|recording)_?[iI][dD])["']?[=:] ?["']?
      (?=[A-Za-z]{0,12}\d)(?<value>[A-Za-z\d]{8,40})(?![\w@-]|\.\w)
    `,
    // of a request, with its letters first: `X-Request-Id: rq-7f20be91c4`
    pattern('dgu')`
      ${tokenStart}(?:[rR]equest|[cC]orrelation)[_-]?[iI][dD]["']?[=:] ?["']?
      (?<value>[a-z]{1,4}[-_](?=[a-z]{0,8}\d)[a-z\d]{8,24})(?![\w@-])
    `,
    pattern('gu')`(?<=queued )(?=[A-Za-z]{0,12}\d)[A-Za-z\d]{8,20}(?= (?:to|from)=<)`,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'customer of a payment service': '"id": "⟦cus_R8w2KfLm01⟧"',
      'change of ServiceNow': 'siehe ⟦CHG0044188⟧.',
      'organization of a service': 'eu-central-1, org ⟦o-44k177xq⟧. contact',
      tenant: 'moved to tenant ⟦tn-7ab4471⟧ today',
      'with id': 'workspace id: ⟦w-a44k177⟧\n',
      account: 'for acct ⟦acc-x4417ab⟧,',
      'ticket of another tracker': 'Same fault in ⟦INC-208810⟧, check',
      'what it was filed as': 'Manager informed. Logged as ⟦DPI-231⟧. Not',
      'what it was filed as, German': 'in der Liste erfasst unter ⟦DSV-118⟧.',
      'ticket that is linked, five digits': 'Verknüpft mit ⟦88095⟧. Gelöst',
      'ticket to be linked': 'Can you link this to ⟦SUP-20417⟧? Same',
      'ticket beside its duplicate': 'closed as duplicate of ⟦HD-44188⟧.',
      'what it is connected with': 'Hängt mit ⟦SD-48190⟧ zusammen (gleiche Ursache)',
      'key in the subject of a mail': 'Subject: [⟦KD-44188⟧] Printer',
      'digits in the subject of a mail': 'AW: [#⟦44188⟧] Drucker',
      'digits of a record': 'customer merged into ⟦10044012⟧ by night',
      'user of a system': 'login uid=⟦44188⟧ gid',
      'message to a telephone': 'sent to +447455900000 msgid=⟦SM8f10c447b2⟧\n',
      'message of a mail server': '[mail] queued ⟦4Xk7Rz1TqLz9sB⟧ to=<erna@example.org>',
      'request of a client': 'X-Request-Id: ⟦rq-7f20be91c4⟧\n',
      'user with more digits': 'audit: uid=⟦4418820⟧ ok',
    },
    ignores: {
      'a standard': 'this relates to ISO-9001 only',
      'a variable': 'set in_progressCount 463 to',
      'six digits': 'CHG004418',
      'a letter before it': 'XINC0044188',
      'a standard as which it counts': 'sold as ISO-900 paper',
      'three digits of a tracker': 'see INC-208, check',
      'three digits in brackets': 'see [KD-441] there',
      'a reference to a list': 'see [44188] there',
      'a link of a change log': 'see [#44188](https://code.example.org)',
      'no duplicate': 'a cable of HD-44188.',
      'no word': 'host o-44k177xq. contact',
      'no digit': 'org o-abcdefgh. contact',
      'five characters': 'org o-44k17. contact',
      'capitals in it': 'org o-44K177xq. contact',
      'user of four digits': 'login uid=1000 gid',
      'another key': 'login gid=44188 ok',
    },
  },
};
