import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { isLogin } from './login-check.js';

const lineStart = String.raw`^[ \t>]{0,4}`;
const nickname = String.raw`[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){0,2}`;
/** Words before a time of day that are nobody: `ab   14:05`. */
const noSpeaker = String.raw`(?!(?:um|ab|bis|von|at|from|till|until|start|ende|end|total|uhr|am|pm) )`;

/** Ends of keys: `bill_to`, `placed_at`, `name_re`. */
const keyEnding = /^(?:to|at|in|on|of|by|id|no|re|str|spec|ref|fn|ms|ts)$/;

/**
 * A key of settings, of a log or of a message's head: an everyday word on either side of a hyphen, such words around an
 * underscore, or one before a single digit: `x-request-id`, `status_code`, `step-2`.
 */
const isKey = (value: string): boolean => {
  const parts = value.split(/[_-]/);
  const isCommon = (part: string): boolean => (part.length > 2 && commonWords.has(part)) || keyEnding.test(part);
  return (
    (/^[a-z]+(?:-[a-z]+)+$/.test(value) && parts.some(isCommon)) ||
    (parts.length > 1 && !keyEnding.test(value) && parts.every(isCommon)) ||
    /_(?:to|in|by|of|on|re|str|ref|iban|bic|phone|mobile|e?mail|address|name|date|dob|no|nr|id)$/.test(value) ||
    (/^[a-z]+[_-]?\d$/.test(value) && isCommon(value.replace(/[_-]?\d$/, '')))
  );
};

/**
 * Several words, or one with its mark: what a key has before it is a number, a word, or quotes to the end of the line.
 */
const message = source`(?=:[ ](?![\[{]|"[^"\n]{0,200}"[,;]?[ \t]{0,20}\r?$|'[^'\n]{0,200}'[,;]?[ \t]{0,20}\r?$)(?:
  (?:\S{1,30} ){1,8}\S{0,30}\p{L}{2}|\p{L}{2,20}[!?.…]|\S{0,20}\p{Extended_Pictographic}
))`;

/**
 * Who speaks in the transcript of a chat, by the name in that chat: `muster_89: hat jemand Zeit?`.
 * Rule: layouts of IRC clients, Slack, Discord, markets and their exports; a name of letters alone needs a time of day
 * or brackets, one alone on its line a dot or underscore.
 */
export const chatSpeaker: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // Before the message, behind the time or not
    pattern('gmu')`
      (?<=^[ \t>]{0,8}(?:\[(?!\d{1,6}\.\d{6}\])[^\]\n]{4,25}\] )?)
      (?=[a-z]{1,20}[\d_-])[a-z][a-z\d_-]{2,24}${message}
    `,
    // Alone above the message
    pattern('gmu')`
      (?<=${lineStart})(?=[a-z\d]{1,20}[._])${nickname}
      (?=:[ \t]{0,4}\r?\n[ \t>]{0,4}\p{Lu}\p{L}{0,15}(?:[,!?.]|[ ]\p{L}{2,20})[ ][^\n:]{0,60}\p{L}{2}[^\n:]{0,20}[.!?])
    `,
    // Above the message, before the time
    pattern('gmu')`(?<=${lineStart})${noSpeaker}${nickname}(?= {2,3}\d{1,2}:\d\d[ \t]{0,4}\r?$)`,
    pattern('gmu')`
      (?<=${lineStart})${nickname}
      (?= {1,3}(?:\[\d{1,2}:\d\d(?: ?[AP]M)?\]|\d{1,2}:\d\d ?[AP]M[ \t]{0,4}\r?$))
    `,
    // `*erna*  9:41 AM`, `*erna (she/her)*  9:41 AM`
    pattern('gmu')`
      (?<=${lineStart}[*_]{1,2})${nickname}(?=(?: \([^()\n]{2,12}\))?[*_]{1,2} {1,3}\[?\d{1,2}:\d\d(?: ?[AP]M)?\]?[ \t]{0,4}\r?$)
    `,
    // `<emuster> hallo`, `[emuster] hat den Kanal betreten`
    /(?<=^(?:[[(][\d., -]{0,16}\d:[\d:., -]{2,10}[\])] |[\d:]{5,8} )?(?:#[\w-]{1,20} )?<)[A-Za-z_][\w.-]{1,31}(?=> \S)/gmu,
    /(?<=^\[)[A-Za-z_][\w.-]{1,31}(?=\] hat (?:den|die) |\] (?:joined|left) )/gmu,
  ],
  isValid: (value) => isLogin(value) && !isKey(value),
  examples: {
    finds: {
      'before the message': '⟦muster_89⟧: hat jemand Zeit?',
      'with the time in brackets': '⟦erna.m⟧ [9:41 AM] anyone around?',
      'with the time at the end of the line': '⟦erna.m⟧  14:05\nhallo',
      'with the American time': '⟦ernam⟧ 9:41 AM\nhallo',
      'alone above the message': 'am Sonntag\n\n⟦fam.emuster⟧:\nHallo! Ja noch da.\n',
      'in asterisks': '*⟦ernam⟧*  9:41 AM\nhallo',
      'in asterisks, with pronouns': '*⟦ernam⟧ (she/her)*  9:41 AM\nhallo',
      'in angle brackets': '<⟦emuster⟧> hallo zusammen',
      'behind the channel': '[07:15:02] #ops <⟦emuster⟧> db is up',
      'behind the time in parentheses': '(18:23) <⟦emuster⟧> hallo zusammen',
      'entering a channel': '[⟦emuster⟧] hat den Kanal betreten',
      'leaving a channel': '[⟦emuster⟧] left the channel',
    },
    ignores: {
      'a key of YAML': 'timeout: 5',
      'a key of YAML, a rare word': '    samplerun_iban: NL00 SAMP now\n',
      'head of a message': 'x-request-id: 7c1f0e52 of today',
      'a key of a program': '  ipv4: "address of a network",\n',
      'a key before braces': 'sample_64: { label: "text of it" },',
      'a key of a log': 'status_code: not found here',
      'a step of a plan': 'step-2: build the image',
      'a number behind a key': 'emuster_count: 4096',
      'a heading': 'section12:\nThe tenant pays the rent monthly.\n',
      'a key above its keys': 'emuster_2:\n  Image: a sample.\n',
      'letters alone': 'muster: hat jemand Zeit?',
      'within a line': 'und muster_89: hat jemand Zeit?',
      'opening hours': 'ab  14:05\n',
      'an emphasis': '*ernam*  nine times\n',
      'a mark-up element': '<emuster>hallo zusammen',
      'a section of a file': '[emuster]\nleft = 1',
    },
  },
};
