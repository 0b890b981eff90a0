/** Writes `docs/configuration.md` from the settings, so that it can't say anything else than they do. */
import type { Setting } from './setting.js';
import { settings } from './settings.js';

const inTable = (text: string): string => text.replaceAll('|', '\\|');

function row([name, setting]: [string, Setting<unknown>]): string {
  const byDefault = setting.byDefault === undefined ? setting.whenUnset : `\`${setting.byDefault}\``;
  const about = setting.about + noteOnSecrets(setting);
  return `| \`${name}\` | ${byDefault} | ${inTable(about)} | ${inTable(setting.takes)} |`;
}

function noteOnSecrets({ secret }: Setting<unknown>): string {
  if (secret === undefined) return '';
  return secret === true ? ' Secret: never printed.' : ' Not printed where it holds a password.';
}

/** The page of the docs on configuration, in Markdown, made from the table of settings. */
export const configurationPage = (): string => `# Configuration

Settings are environment variables. A file \`palimpsest.config.json\` in the working folder may hold them under the same
names; a variable wins over the file. A value that is not understood stops the start with a line that names the variable,
what it got and what it takes, and so does a name that is no setting.

| setting | by default | what it is | what it takes |
| --- | --- | --- | --- |
${Object.entries<Setting<unknown>>(settings).map(row).join('\n')}

This page is made from the settings by \`node scripts/write-configuration.mjs\`; a test keeps it true.
`;
