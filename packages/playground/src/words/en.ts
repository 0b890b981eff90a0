/** What the page says, in English. The other languages have the same shape. */
import type { AuditFlag, StageNumber } from '@palimpsest/client';
import { entityTypes, type EntityType } from '@palimpsest/protocol/entity-types';

const stages: Record<StageNumber, string> = {
  1: 'stage 1, patterns',
  2: 'stage 2, names',
  3: 'stage 3, context model',
  4: 'stage 4, adversary',
};

const auditFlags: Record<AuditFlag, string> = {
  context_llm_disabled:
    'No language model looked for telling details (stage 3): this service has none configured. Patterns and names are masked all the same.',
  context_llm_unavailable:
    'The language model of stage 3 did not answer in time or said nothing of use. Telling details such as an occupation may still stand in the text.',
  adversarial_unavailable:
    'Nobody tried to guess who is meant (stage 4): its model is not configured or did not answer.',
  adversarial_invalid_output:
    'The model that tries to guess who is meant (stage 4) answered twice in a form that cannot be read. The risk is unknown.',
  re_id_risk_remaining:
    'The model that plays the attacker (stage 4) could still guess more than it should. Read the masked text before you pass it on.',
  re_id_oscillation:
    'Stages 3 and 4 disagreed about a detail. The safe side won: it is masked. Read the masked text before you pass it on.',
};

/** The words of the page for `lang="en"`; their shape is that of all languages. */
export const en = {
  title: 'Palimpsest: mask a text, restore the reply',
  tagline: 'Mask a text before a language model sees it. Restore the reply afterwards.',
  promise: 'This page talks to this service only. It never calls a model, and it stores nothing: not even your key.',
  language: 'Language',
  theme: { name: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
  apiReference: 'API reference',
  skip: 'Skip to the text',

  key: {
    label: 'API key',
    hint: 'Stays in the memory of this page, and goes with it. The first start of the service prints one.',
    show: 'Show',
    hide: 'Hide',
  },
  session: {
    none: 'No session yet: it opens with your first text.',
    until: (time: string) => `Session open until ${time}`,
    destroy: 'Destroy session',
    destroyed: 'The session is destroyed. Its placeholders cannot be restored any more.',
    ended: 'The session has ended. Its placeholders cannot be restored any more.',
  },
  text: {
    heading: 'Your text',
    label: 'Text to mask',
    placeholder: 'Paste a text, or drop a text file here',
    sample: 'Sample letter',
    open: 'Open a file',
    mask: 'Mask',
    masking: 'Masking …',
    clear: 'Clear',
    characters: (count: string) => `${count} characters`,
    shortcut: 'Ctrl + Enter masks, too',
    cancel: 'Cancel',
    dropHere: 'Drop the file to open it',
  },
  result: {
    heading: 'What was found',
    empty: 'Here you will see what was found, beside the masked text.',
    earlier: 'This is the result of an earlier text, not of the one in the box.',
    nothing: 'Nothing was found in this text.',
    found: (spans: string, types: string) => `Found: ${spans} ${types}.`,
    spans: (count: number, shown: string) => (count === 1 ? '1 span' : `${shown} spans`),
    types: (count: number) => (count === 1 ? 'of 1 type' : `of ${count} types`),
    original: 'Original',
    masked: 'Masked',
    paneHint: 'Point at a mark for its stage and confidence. By keyboard: Tab to the marks, then the arrow keys ← →.',
    copy: 'Copy masked text',
    copied: 'Copied',
    notCopied: 'Copying failed',
  },
  legend: {
    heading: 'Types',
    hint: 'Switches marks on and off here. The masked text stays as it is: which types are masked is the operator’s choice.',
    all: 'All on',
    none: 'All off',
  },
  details: {
    confidence: (share: string) => `confidence ${share}`,
    unknownStage: 'unknown stage',
  },
  stages,
  flags: { heading: 'Read this before you pass the text on', words: auditFlags },
  systemMessage: {
    heading: 'For your model',
    hint: 'Give your model this system message along with the masked text, so that it keeps placeholders as they are.',
    language: 'Language of the message',
    show: 'Show the message',
    copy: 'Copy system message',
  },
  reply: {
    heading: 'The model’s reply',
    label: 'Reply with placeholders',
    placeholder: 'Paste here what your model answered to the masked text',
    restore: 'Restore',
    restoring: 'Restoring …',
    output: 'Restored reply',
    empty: 'Here you will read the reply with the original values in place.',
    needsSession: 'Mask a text first: a reply is restored in the session of its text.',
    earlier: 'This was restored from an earlier reply, not from the one in the box.',
    restored: (count: number) => (count === 1 ? '1 placeholder restored' : `${count} placeholders restored`),
    unknown: (list: string) => `Not known in this session, left as written: ${list}`,
    altered: (list: string) => `Altered by the model, so not restored: ${list}`,
    more: (count: number) => `and ${count} more`,
    lost: (list: string) => `Not mentioned in the reply: ${list}`,
    copy: 'Copy reply',
    unknownMark: 'unknown placeholder',
    alteredMark: 'altered placeholder',
    restoredMark: (placeholder: string) => `restored from ${placeholder}`,
  },
  problems: {
    noText: 'There is no text yet. Type one, paste one or take the sample letter.',
    noReply: 'There is no reply yet. Paste what your model answered.',
    noKey: 'Enter an API key first.',
    unauthorized:
      'The service does not know this key (401). Check that it is complete, and neither revoked nor expired.',
    invalid: (fields: string) => `The service refused the request (422): ${fields}`,
    tooMany: (seconds: string) =>
      `The rate limit of this key is used up (429). Try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}.`,
    sessionEnded: 'The session has ended (404). Mask the text again: a new session opens by itself.',
    unavailable: 'The service is restarting or has too much to do (503). Try again in a moment.',
    gateway: (status: number) =>
      `A proxy in front of the service got no answer from it (${status}). Try again in a moment. If that does not help, tell the operator.`,
    cancelled: 'Cancelled. What is shown is as it was.',
    unreachable: 'The service could not be reached. Is it running?',
    timeout: 'The service did not answer in time. Try again, or try a shorter text.',
    slowUpload: 'The text was not there in time (408): the connection is slow. Try again, or try a shorter text.',
    unexpected: (status: number) => `Something answered that is not this service (${status}), perhaps a proxy.`,
    internal: 'The service failed on this request (500). Tell its operator what time it is now.',
    other: 'Something went wrong in this page. Reload it; that ends the session.',
    fileTooLarge: 'This file is larger than 5 MB.',
    fileUnreadable: 'This could not be read. Is it a folder, or a file that only others may read?',
    fileNotText: 'This is not a text file. Open it in its program and copy the text from there.',
  },
  aboutType: (type: EntityType): string => entityTypes[type].about,
};

/** Everything that the page says, in one language. */
export type Words = typeof en;
