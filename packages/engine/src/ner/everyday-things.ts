import { wordsIn } from '../word-list.js';

/**
 * Everyday things that the list of everyday words lacks, of traffic, care, clubs and computing, in lower case: nobody is
 * called so. The model takes some for persons or firms. Collected by hand from reports, chats and tickets, 2026-11.
 */
export const everydayThings: ReadonlySet<string> = new Set(
  wordsIn(`
  pedelec pedelecs s-pedelec e-bike ebike e-scooter escooter lastenrad sattelzug mofa quad bobby-car fahrradanhänger
  rotlicht grünlicht gelblicht radarfoto hebebühne radlager stoßstange
  rollator toilettenstuhl treppenlift pflegebett lifter gehwagen kompressionsstrümpfe rezept blutverdünner inkontinenz
  schiri packerl packl trikot turnierplan freistoß elfmeter trikotsatz hüpfburg
  kubelet kubernetes kubectl docker infosec devops netops secops sysadmin ipv4 ipv6 redis postgres kafka grafana prometheus
  jenkins terraform ansible sidecar failover rollback
  pro-rata prorata teilzeit vollzeit gleitzeit
  ehering rosenkranz sparbuch gebiss hörgerät zahnprothese handtasche geldbörse armbanduhr halskette
  unterarm oberarm schienbein steiß steißbein ellenbogen fähre bulli düse kehrbuch schornstein wasserhahn heizung leasing
  schullandheim krabbenfischer hinterzimmer werft kadha kärtchen nussallergie schneepflug
  tageslicht kunstlicht neonlicht medis reha betreuer betreuerin
  chind chuchi lischte heizig hahne gondle zmorge znüni zmittag zvieri znacht rechnig wohnig ziitig charte huus
  stute fohlen hündin
  sieve dovecot postfix rspamd chrony smartmontools apcupsd systemd nginx fail2ban cron
  rosewood teak mahogany sideboard
  ämtli winterlager persenning
  carpark pickup`),
);
