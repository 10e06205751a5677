import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Api,
  buildApi,
  CatalogueFault,
  chooseGeocoder,
  chooseRouter,
  createMailbox,
  createSmtpMail,
  defaultLimits,
  endDemoAccount,
  endDemoOwner,
  inviteDemoOwner,
  isUnavailable,
  type Limits,
  type MailGateway,
  openAccountKeys,
  openDatabase,
  type PaymentGateway,
  readCatalogue,
  reasonOf,
  seedAddresses,
  seedDatabase,
  seedDemoAccount,
  typedCommand,
} from '@comptoir/api';
import { cardProviderScript, type Finding } from '@comptoir/contract';
import type { PrinterSandbox } from '@comptoir/printer-sandbox';
import type { AlarmKind } from './alarm/alarm-words.ts';
import { tellAlarm } from './alarm/tell-alarm.ts';
import { tellOfWaiting, watchShop } from './alarm/watch-shop.ts';
import { askBackups } from './backup/ask-backups.ts';
import type { Card } from './card/card.ts';
import { openCard } from './card/open-card.ts';
import { startClock } from './clock.ts';
import { examineShop } from './doctor/examine-shop.ts';
import { openWorld } from './doctor/open-world.ts';
import type { Config } from './environment/config.ts';
import { demandComplete } from './environment/demand-complete.ts';
import { doubtSite } from './environment/doubt-site.ts';
import { tryPartners } from './environment/try-partners.ts';
import { fetchInProcess } from './fetch-in-process.ts';
import { listen } from './listen.ts';
import { openLogDestination } from './log/log-destination.ts';
import { type Application, mountApplications } from './mount-applications.ts';
import { officeBuildsOf, openOffice } from './open-office.ts';
import { openRemoteShop } from './open-remote-shop.ts';
import { buildsOf, openStorefront } from './open-storefront.ts';
import { openDemoPrinter } from './printer/open-demo-printer.ts';
import { openBooks } from './secret/open-books.ts';
import { openSecret } from './secret/open-secret.ts';
import { shareOwner } from './share-owner.ts';
import { loadSite, pagesOf, type Site } from './site/load-site.ts';
import { StartFailure } from './start-failure.ts';
import { pictureFinder, tellDoubts } from './tools/tell-doubts.ts';

type Db = Parameters<typeof seedDatabase>[0];

/** Opens the shop and returns a function that closes it. `stopping` ends the wait for a database. */
export async function openShop(
  config: Config,
  { isDevelopment, stopping }: { isDevelopment: boolean; stopping: AbortSignal },
): Promise<() => Promise<void>> {
  const site = await loadSite(config);
  for (const doubt of doubtSite(site.config)) console.warn(`À vérifier : ${doubt}`);
  if (site.config.apiRoot) return openRemoteShop(config, site, isDevelopment);
  demandComplete(config, site.config.siteRoot);
  const clock = startClock(config.clockStart);
  let api: Api | undefined;
  const database = await awaitDatabase(config, stopping, (error) =>
    api?.app.log.warn({ err: error }, 'the database, or a connection to it, ended'),
  );
  const applications: Application[] = [];
  const closing: (() => Promise<unknown> | unknown)[] = [() => database.close()];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };

  try {
    const isNew = await seed(database.db, site, clock());
    const mail = openMail(config);
    closing.push(() => mail.close());
    const card = await openCard(config, site.config);
    closing.push(() => card?.close());
    const secret = openSecret(config);
    await settleDemo(database.db, { config, site, secret, isNew, at: clock() });
    const printer = await openDemoPrinter(config);
    closing.push(() => printer?.close());
    const partners = { mail, cards: card?.gateway ?? null };
    api = await buildApi({
      ...apiSettings(config, site, clock, printer),
      database,
      site: site.config,
      clock,
      mail,
      ...(card && { card }),
      secret,
      books: openBooks(config),
      doctor: () => examineSelf(config, { site, db: database.db, ...partners }),
      fallback: mountApplications(applications),
    });
    const { app } = api;
    closing.push(() => app.close());
    closing.push(() => Promise.all(applications.map((application) => application.close())));
    await openPages(applications, { config, site, clock, card, api, isDevelopment });

    const address = await listen(app, config);
    card?.tellOf(address);
    console.log(`La boutique ${site.config.title} est ouverte : ${address}`);
    if (printer) console.log(`L’imprimante d’essai montre ses tickets : http://${printer.host}:${printer.port}/`);
    if (!config.isDemo) {
      sayWhatFails(config, partners);
      closing.push(watchSelf(config, () => examineSelf(config, { site, db: database.db, ...partners })));
    }
    // The demo link needs the office, because it leads to one of the office's pages.
    if (config.isDemo && applications.some(({ prefix }) => prefix === '/office'))
      await tellDemoLink(database.db, secret, { siteRoot: site.config.siteRoot, at: clock() });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

function awaitDatabase(config: Config, stopping: AbortSignal, onError: (error: Error) => void) {
  const opening = openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    onError,
    onNotice: (line) => console.log(line),
    waiting: stopping,
  });
  return tellOfWaiting(opening, () => void tellOwner(config, 'database').catch(() => undefined));
}

function apiSettings(
  config: Config,
  { folder }: Site,
  clock: () => Temporal.Instant,
  printer: Pick<PrinterSandbox, 'host' | 'port'> | null,
) {
  const geocoder = chooseGeocoder(config.geocoder);
  return {
    ...(geocoder && { geocoder }),
    router: chooseRouter(config.router),
    // A demo has its printers on this machine.
    printers: {
      allowed: [...config.printersAllowed, ...(printer ? [`${printer.host}:${printer.port}`] : [])],
      isLocalAllowed: config.isDemo,
    },
    backups: askBackups(config.backup, clock),
    hasOffice: config.hasOffice,
    hasMail: Boolean(config.smtpUrl),
    hasPicture: pictureFinder(folder),
    isDemo: config.isDemo,
    logger: { level: config.logLevel, stream: openLogDestination(1) },
    limits: multiply(defaultLimits, config.rateLimitFactor),
    ...(config.trustProxy.length > 0 && { trustProxy: config.trustProxy }),
    isMetricsPublic: config.areMetricsPublic,
  };
}

interface ShownShop {
  config: Config;
  site: Site;
  clock: () => Temporal.Instant;
  card: Card | null;
  api: Api;
  isDevelopment: boolean;
}

/** Adds each application as soon as it is open, so that a failure closes the earlier ones. */
async function openPages(applications: Application[], shop: ShownShop): Promise<void> {
  const { config, site, clock, card, api, isDevelopment } = shop;
  const storefront = {
    ...pagesOf(site),
    ...buildsOf(config),
    cardScriptUrl: card && (card.scriptUrl ?? cardProviderScript),
    api: { root: 'http://in-process.invalid', fetch: fetchInProcess(api.app), isInProcess: true },
    clock,
    catalogueVersion: api.catalogueVersion,
    catalogueChangedAt: api.catalogueChangedAt,
    onCatalogueChange: api.onCatalogueChange,
    readPicture: api.readPicture,
  };
  if (card?.application) applications.push(card.application);
  applications.push(await openStorefront(storefront, isDevelopment));
  if (config.hasOffice)
    applications.push(await openOffice({ ...pagesOf(site), ...officeBuildsOf(config) }, isDevelopment));
}

async function tellOwner({ isDemo }: Config, kind: AlarmKind, findings: readonly Finding[] = []): Promise<void> {
  if (isDemo) return;
  const installed = process.env.SHOP_NAME || undefined;
  await tellAlarm(kind, { environment: process.env, installed, now: () => new Date(), findings });
}

/** Runs the health checks from time to time and alarms the owner. Returns a function that stops this. */
const watchSelf = (config: Config, examine: () => Promise<Finding[]>) =>
  watchShop({ examine, tell: (findings) => tellOwner(config, 'doctor', findings), now: Date.now });

function examineSelf(
  config: Config,
  { db, ...looked }: { site: Site; db: Db; mail: MailGateway; cards: PaymentGateway | null },
): Promise<Finding[]> {
  const name = process.env.SHOP_NAME || undefined;
  return examineShop(openWorld({ ...looked, config, name, database: async () => db, isCommand: false }));
}

function sayWhatFails({ trustProxy }: Config, partners: Parameters<typeof tryPartners>[0]): void {
  if (trustProxy.length === 0)
    console.log(
      'TRUST_PROXY n’est pas renseignée : derrière un proxy, tous les clients comptent comme un seul visiteur, vite refusé.',
    );
  void tryPartners(partners);
}

function openMail({ smtpUrl, mailFrom, dataDir }: Config): MailGateway {
  if (smtpUrl) return createSmtpMail(smtpUrl, mailFrom);
  const folder = join(dataDir, 'mailbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  shareOwner(dataDir, folder);
  return createMailbox(folder);
}

/** Creates the demo account in a demo, and removes it in a real shop. */
async function settleDemo(
  db: Db,
  {
    config,
    site,
    secret,
    isNew,
    at,
  }: { config: Config; site: Site; secret: Uint8Array; isNew: boolean; at: Temporal.Instant },
): Promise<void> {
  if (!config.isDemo) await endDemo(db, secret, at);
  else if (isNew) await seedDemoAccount(db, site.config, at);
}

async function tellDemoLink(
  db: Db,
  secret: Uint8Array,
  link: { siteRoot: string; at: Temporal.Instant },
): Promise<void> {
  const keys = await openAccountKeys(db, secret);
  console.log(`Office : ${await inviteDemoOwner(db, { ...link, keys })}`);
}

async function endDemo(db: Db, secret: Uint8Array, at: Temporal.Instant): Promise<void> {
  const { addressKey } = await openAccountKeys(db, secret);
  const hadOwner = await endDemoOwner(db, at);
  const hadAccount = await endDemoAccount(db, { addressKey, at });
  const ended = [
    ...(hadOwner ? ['son propriétaire, avec son lien et ses écrans'] : []),
    ...(hadAccount ? ['son compte'] : []),
  ];
  if (ended.length === 0) return;
  console.log(`Une démonstration a eu lieu ici : n’entrent plus ${ended.join(', ni ')}.`);
  if (hadOwner)
    console.log(`Pour faire entrer un propriétaire : ${typedCommand('office owner --email zoe@example.com')}`);
}

/** Fills an empty catalogue and an empty address index. Returns true if the catalogue was empty. */
async function seed(db: Db, site: Site, now: Temporal.Instant): Promise<boolean> {
  const { folder } = site;
  const addresses = join(folder, 'addresses.csv');
  try {
    const isNew = await seedDatabase(db, join(folder, 'catalogue'), site.config);
    if (isNew) tellDoubts(await readCatalogue(db), site, now);
    if (existsSync(addresses)) await seedAddresses(db, addresses);
    return isNew;
  } catch (error) {
    if (error instanceof CatalogueFault) throw new StartFailure(error.message, { cause: error });
    if (isUnavailable(error))
      throw new StartFailure(`La base de données ne peut pas être remplie : ${reasonOf(error)}.`, { cause: error });
    throw error;
  }
}

function multiply(limits: Limits, factor: number): Limits {
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, value * factor])) as unknown as Limits;
}
