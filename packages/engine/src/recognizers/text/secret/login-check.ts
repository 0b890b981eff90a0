/** Tells words that stand where a login name could stand from login names. */
import { commonWords } from '../../../common-words.js';
import { expression } from '../pattern.js';
import { isSaidOfAccount } from './account-states.js';
import { behindLoginNouns } from './login-words.js';
import { isTechnicalTerm } from './technical-terms.js';

/** A German clause ends in its verb: `auf Ihr Konto zugegriffen.`, `Login fehlgeschlagen:`. */
const participle = expression('u')`
  ^(?:ab|an|auf|aus|ein|zu|vor|um|frei|fehl|zurück|nach|mit|weg|her|los|fest)?ge\p{Ll}{3,}(?:t|en)$
  // verwendet, bestätigt, versichert, verbessert, erstellt
  |^(?:ver|be|ent)\p{Ll}{4,}(?:ndet|tigt|chert|ssert|ellt)$
  |^\p{Ll}{4,}iert$
  // anzumelden
  |^\p{Ll}{2,6}zu\p{Ll}{4,}n$
  // unchanged, disconnected
  |^(?:un|dis)\p{Ll}{4,}ed$
  // anlegen, freischalten
  |^(?:an|ab|auf|aus|ein|frei|zurück|um|weg|nach|vor|mit)\p{Ll}{3,}en$
`;

/** How something happened, between a noun and its verb: `temporarily locked`, `versehentlich gesperrt`. */
const adverb = /^\p{Ll}{3,}(?:ly|lich|weise|mals|gehend|artig)$/u;

/** A class of a program with its packages, or of an error: `org.example.util.SampleClass`, `SampleException`. */
const className = /^(?:[a-z]\w*\.){2,}[A-Z][\w$]*$|[a-z](?:Exception|Error)$/;

/** Names of columns and variables behind an everyday word, types, levels of a log: `day_no`. */
const column = /^([a-z]+)_(?:no|ids?|idx|cd|dt|ts)$/;
const types: ReadonlySet<string> = new Set([
  'str', 'int', 'integer', 'bigint', 'float', 'double', 'bool', 'bytes', 'uuid', 'varchar', 'datetime', 'debug', 'db',
  'undefined',
]); // prettier-ignore

/** What runs by itself and is no everyday word. */
const programs: ReadonlySet<string> = new Set([
  'scheduler', 'timeout', 'webhook', 'daemon', 'script', 'importer', 'exporter', 'watchdog', 'nginx', 'apache',
  'postgres', 'mysql', 'redis', 'kafka', 'docker', 'kernel', 'systemd', 'crond', 'ansible', 'terraform', 'jenkins',
  'gitlab', 'github', 'firewall', 'middleware', 'cronjob', 'autoscaler', 'orchestrator', 'nightly', 'trigger',
  'listener', 'gateway', 'proxy', 'mailer', 'notifier', 'spooler', 'poller', 'indexer', 'crawler', 'syncer', 'logger',
  'parser', 'loader', 'backend', 'frontend', 'postfix', 'dovecot', 'mysqld', 'httpd', 'dockerd', 'rsyslogd', 'chronyd',
  'kubelet', 'named', 'vmail', 'sieve', 'rspamd', 'clamav', 'opendkim', 'amavis', 'webpack', 'linter', 'vitest',
  'gradle', 'maven', 'deployer', 'compiler', 'bundler', 'renderer', 'uploader', 'migrator', 'monitoring', 'automation',
  'selfcheck', 'kiosk', 'nobody', 'anonymous',
]); // prettier-ignore

/** Whether each part of `value` between `separators` is an everyday word: `auto-complete`. */
export const isMadeOfCommonWords = (value: string, separators: RegExp): boolean =>
  value
    .toLowerCase()
    .split(separators)
    .every((part) => commonWords.has(part));

/** The same, but that an abbreviation is among them: `my_app` is somebody's, `batch_job` is not. */
export const isMadeOfWholeWords = (value: string, separators: RegExp): boolean =>
  isMadeOfCommonWords(value, separators) && value.split(separators).every((part) => part.length > 2);

/** `holder` of `account holder`. */
const compounds: ReadonlySet<string> = new Set(behindLoginNouns);

/** The head of the next column: `login;startkennwort;eintritt`. */
const passwordEnding = /(?:kennwort|passwort|password)$/;

/** A noun that begins with an abbreviation: `AD-Konto`, `VPN-Zugang`. */
const compoundNoun = /^\p{Lu}{2,5}-\p{Lu}\p{Ll}{3,}$/u;

/** Whether `value` can be somebody's login name, by itself. */
export const isLogin = (value: string): boolean =>
  !isMadeOfCommonWords(value, /-/) &&
  !compounds.has(value) &&
  !programs.has(value) &&
  !isSaidOfAccount(value) &&
  !isTechnicalTerm(value) &&
  !passwordEnding.test(value) &&
  !participle.test(value) &&
  !className.test(value) &&
  !types.has(value) &&
  !compoundNoun.test(value) &&
  !commonWords.has(column.exec(value)?.[1] ?? '');

/** Who does a job, and what is done: `checked by surveyor`, `approved by management`. */
const job = /^\p{Ll}+(?:[tyv]or|ician|ologist|ineer|ountant|ment)s?$/u;

/** The same where a message of a system says that it is one: all but a single everyday word. */
export const isLoginInMessage = (value: string): boolean =>
  (![commonWords, compounds, programs].some((words) => words.has(value.toLowerCase())) &&
    !adverb.test(value) &&
    !job.test(value)) ||
  value === 'root';
