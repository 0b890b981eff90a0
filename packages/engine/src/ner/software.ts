/** Names of software and of services on the internet, in lower case. Collected by hand, 2026-11. */
import { wordsOfGroups } from '../word-list.js';

const softwareOf = {
  messengers: 'discord insta linkedin signal skype slack telegram webex whatsapp',
  offices: `
    canva confluence docusign dropbox excel figma jira myob notion onedrive outlook quickbooks sharepoint trello xero
    zendesk`,
  development: 'aws elasticsearch github gitlab mongodb mysql postgresql powershell python snowflake',
  portals: 'airbnb ebay kleinanzeigen netflix vinted',
  systemsAndBrowsers: 'android chrome firefox windows',
  networks: 'wifi wlan',
  devices: 'navi',
} as const;

/** What people write, work, buy and sell with. */
export const software: readonly string[] = wordsOfGroups(softwareOf);

const serverSoftwareOf = {
  deployment: 'ansible docker grafana jenkins kafka kubectl kubelet kubernetes postgres prometheus redis terraform',
  daemons: 'apcupsd chrony cron dovecot fail2ban nginx postfix rspamd sieve smartmontools systemd',
} as const;

/** What runs on servers. */
export const serverSoftware: readonly string[] = wordsOfGroups(serverSoftwareOf);
