import { createInterface } from 'node:readline/promises';
import { readLastBackup } from '../backup/last-backup.ts';
import { readConfig } from '../environment/config.ts';
import { demandComplete } from '../environment/demand-complete.ts';
import { loadEnvironment } from '../environment/load-environment.ts';
import { awaitReady, isReady } from '../installed/await-ready.ts';
import { isComplete, planInstall } from '../installed/install-shop.ts';
import { demandInstalled, type InstalledShop, readInstalled } from '../installed/installed-shops.ts';
import { type Machine, type Step, take, thisMachine } from '../installed/machine.ts';
import { readInstallWish } from '../installed/read-install-wish.ts';
import { shopPaths } from '../installed/shop-paths.ts';
import { planUninstall } from '../installed/uninstall-shop.ts';
import { lastWords, startService, unitsOf } from '../installed/units.ts';
import { unpackRelease } from '../installed/unpack-release.ts';
import { goBack, upgradeShop } from '../installed/upgrade-shop.ts';
import { loadSite } from '../site/load-site.ts';
import { chooseShop } from './choose-shop.ts';
import { demand, readOptions } from './print/words.ts';

/** @throws Error if the command does not belong to a release */
function demandMachine(): Machine {
  const { SHOP_RELEASE } = process.env;
  if (SHOP_RELEASE === undefined)
    throw new Error('On installe depuis une version : dépaquetez son archive et appelez son bin/shop.');
  return thisMachine(SHOP_RELEASE);
}

/** Reads the options, and a shop's name from `--shop` or from the only word. */
function readShopWords(args: string[]) {
  const { values, positionals } = readOptions(args, {
    shop: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    back: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    'with-data': { type: 'boolean', default: false },
  });
  demand(positionals.length <= 1);
  return { ...values, word: positionals[0] ?? '' };
}

function nameOf(word: string): string {
  const name = chooseShop(word);
  if (name === undefined) throw new Error('Aucune boutique n’est installée sur cette machine : shop install');
  return name;
}

async function agree(steps: readonly Step[], isAgreed: boolean): Promise<boolean> {
  for (const { says } of steps) console.log(`  · ${says}`);
  if (isAgreed) return true;
  if (!process.stdin.isTTY) throw new Error('Personne ne peut répondre ici : ajoutez --yes.');
  const asker = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asker.question('Continuer ? [o/N] ');
  asker.close();
  return /^o(ui)?$/i.test(answer.trim());
}

export async function installShop(args: string[]): Promise<void> {
  const machine = demandMachine();
  const wish = readInstallWish(args);
  const { steps, port } = await planInstall(machine, wish);
  console.log(`Installation de la boutique ${wish.name} :`);
  if (!(await agree(steps, wish.isAgreed))) return;
  const willOpen = isComplete(machine, wish);
  // Other accounts must be able to read the written files, whatever the shell's umask.
  process.umask(0o022);
  await take(steps);
  if (willOpen && !(await awaitReady(machine, { name: wish.name, port })))
    throw new Error(`La boutique ${wish.name} est installée, et n’ouvre pas : shop status ${wish.name} dit pourquoi.`);
  const { environment } = shopPaths(wish.name);
  console.log(
    [
      willOpen
        ? `La boutique ${wish.name} est ouverte.`
        : `Il manque SMTP_URL dans ${environment}. Puis : shop start ${wish.name}`,
      ...(wish.tls ? [] : [`Sans --certificate, nginx n’est pas configuré : deploy/nginx/shop.conf est l’exemple.`]),
      'Pare-feu : seuls les ports 80 et 443 sont à ouvrir.',
      `La phrase secrète des sauvegardes est dans ${environment} (BACKUP_PASSPHRASE) : notez-la hors de cette machine.`,
      'Ensuite : shop office owner --email vous@exemple.fr, puis shop doctor',
    ].join('\n'),
  );
}

export async function uninstallShop(args: string[]): Promise<void> {
  const { word, shop, yes, 'with-data': withData } = readShopWords(args);
  const machine = demandMachine();
  const name = nameOf(word || shop);
  const steps = planUninstall(machine, { name, withData });
  console.log(`Désinstallation de la boutique ${name} :`);
  if (!(await agree(steps, yes))) return;
  await take(steps);
  console.log(`La boutique ${name} n’est plus installée.`);
}

const controlled =
  (verb: 'start' | 'stop' | 'restart', said: string) =>
  async (args: string[]): Promise<void> => {
    const { word, shop } = readShopWords(args);
    const machine = demandMachine();
    const { name, port } = demandInstalled(machine, nameOf(word || shop));
    // A stopped shop must not start with the machine.
    if (verb === 'stop') machine.run('systemctl', 'disable', '--now', ...unitsOf(name));
    else if (verb === 'restart') startService(machine, `shop@${name}.service`, verb);
    else {
      machine.run('systemctl', 'enable', ...unitsOf(name));
      for (const unit of unitsOf(name)) startService(machine, unit);
    }
    if (verb !== 'stop' && !(await awaitReady(machine, { name, port })))
      throw new Error(`La boutique ${name} n’ouvre pas : shop status ${name} dit pourquoi.`);
    console.log(`La boutique ${name} ${said}.`);
  };

export const startShop = controlled('start', 'est ouverte');
export const stopShop = controlled('stop', 'est arrêtée, et le reste jusqu’à shop start');
export const restartShop = controlled('restart', 'est ouverte de nouveau');

export async function showStatus(args: string[]): Promise<void> {
  const { word, shop } = readShopWords(args);
  const machine = demandMachine();
  const found = demandInstalled(machine, nameOf(word || shop));
  console.log(describe(machine, found));
  console.log(lastWords(machine, `shop@${found.name}.service`));
  if (!(await isReady(found.port))) process.exitCode = 1;
}

export async function listShops(): Promise<void> {
  const machine = demandMachine();
  const shops = readInstalled(machine);
  if (shops.length === 0) console.log('Aucune boutique n’est installée sur cette machine.');
  for (const found of shops) console.log(describe(machine, found));
}

/** For example "chez-ana  1.0.0  https://chez-ana.fr  port 3000  ouverte depuis …  182 Mo". */
function describe(machine: Machine, { name, version, siteRoot, port }: InstalledShop): string {
  const asked = ['ActiveState', 'ActiveEnterTimestamp', 'MemoryCurrent', 'NRestarts'];
  const properties = asked.map((one) => `--property=${one}`);
  const shown = machine.run('systemctl', 'show', '--timestamp=utc', ...properties, `shop@${name}.service`);
  const values = Object.fromEntries(shown.split('\n').map((line) => line.split(/=(.*)/s, 2))) as Record<string, string>;
  const memory = Number(values.MemoryCurrent);
  return [
    name.padEnd(22),
    (version ?? 'sans version').padEnd(12),
    siteRoot.padEnd(32),
    `port ${port}`,
    values.ActiveState === 'active' ? `ouverte depuis le ${frenchTime(values.ActiveEnterTimestamp)}` : 'arrêtée',
    ...(Number.isFinite(memory) && memory > 0 ? [`${Math.round(memory / 2 ** 20)} Mo`] : []),
    describeBackup(machine, name),
    ...(Number(values.NRestarts) > 0 ? [`${values.NRestarts} redémarrages par systemd`] : []),
  ].join('  ');
}

/** Formats "Thu 2026-11-26 06:48:24 UTC" as "26/11/2026 07:48". */
function frenchTime(written = ''): string {
  const time = new Date(written.replace(/^\w+ /, ''));
  return Number.isNaN(time.getTime()) ? written : shortTime.format(time);
}

const shortTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' });

function describeBackup(machine: Machine, name: string): string {
  const last = readLastBackup(machine.at(shopPaths(name).backups));
  if (last?.failure) return `sauvegarde en échec : ${last.failure}`;
  return last?.madeAt ? `sauvegardée le ${shortTime.format(new Date(last.madeAt))}` : 'jamais sauvegardée';
}

export async function upgradeShops(args: string[]): Promise<void> {
  const { word: archive, shop, all, back } = readShopWords(args);
  demand(back ? archive === '' : archive !== '');
  const machine = demandMachine();
  const names = all ? readInstalled(machine).map(({ name }) => name) : [nameOf(shop)];
  const say = (line: string) => console.log(line);
  const release = back ? null : await unpackRelease(machine, archive);
  for (const name of names) {
    if (release) await upgradeShop({ machine, name, say }, release);
    else await goBack({ machine, name, say });
  }
}

export async function checkSite(args: string[]): Promise<void> {
  const { shop } = readShopWords(args);
  loadEnvironment(chooseShop(shop));
  const config = readConfig(process.env);
  const { config: site, folder } = await loadSite(config);
  demandComplete(config, site.siteRoot);
  console.log(`${folder} et les réglages peuvent être lus : ${site.title}, ${site.siteRoot}`);
}
