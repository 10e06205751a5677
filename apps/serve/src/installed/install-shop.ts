import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readEnvFile } from '../environment/read-env-file.ts';
import { environmentLine } from './environment-text.ts';
import { findFreePort } from './free-port.ts';
import { type InstalledShop, readInstalled } from './installed-shops.ts';
import { judgeInstall } from './judge-install.ts';
import { type Machine, type Step, userId } from './machine.ts';
import { nginxFile } from './nginx-file.ts';
import type { InstallWish } from './read-install-wish.ts';
import { relink } from './relink.ts';
import { releasesFolder, type ShopPaths, shopPaths } from './shop-paths.ts';
import { commonUnits, socketPath, startService, unitsFolder, unitsOf } from './units.ts';

export const commandLink = '/usr/local/bin/shop';
export const nginxPath = (name: string) => `/etc/nginx/conf.d/shop-${name}.conf`;

interface Installation {
  machine: Machine;
  wish: InstallWish;
  paths: ShopPaths;
  port: number;
}

/** Plans an installation without changing anything. @throws Error with one line for each obstacle */
export async function planInstall(machine: Machine, wish: InstallWish): Promise<{ steps: Step[]; port: number }> {
  const others = readInstalled(machine);
  const faults = await judgeInstall(machine, wish, others);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const paths = shopPaths(wish.name);
  const port = wish.port ?? (await choosePort(others, formerSettings(machine, paths)?.values));
  const installation = { machine, wish, paths, port };
  const steps = [
    ...putRelease(installation),
    ...makeAccount(installation),
    ...writeEnvironment(installation),
    ...tryAccount(installation),
    ...putUnits(installation),
    ...putNginx(installation),
    ...begin(installation),
    ...dropFormer(installation),
  ];
  return { steps, port };
}

async function choosePort(others: InstalledShop[], former: Settings = {}): Promise<number> {
  const taken = others.map(({ port }) => port);
  const port = Number(former.PORT ?? 0);
  return port > 0 && !taken.includes(port) ? port : await findFreePort(taken);
}

export const isComplete = (machine: Machine, { name, smtpUrl }: InstallWish): boolean =>
  Boolean(smtpUrl ?? formerSettings(machine, shopPaths(name))?.values.SMTP_URL);

/** Copies the release into a folder that only root can write, and links the shop to it. */
function putRelease({ machine, paths }: Installation): Step[] {
  const name = basename(machine.release);
  const folder = join(releasesFolder, name);
  const isThere = existsSync(machine.at(folder));
  return [
    ...(isThere
      ? []
      : [
          {
            says: `copie la version dans ${folder}`,
            act: () => {
              // The folder gets its final name when the copy is complete.
              const partial = machine.at(`${folder}.partial`);
              rmSync(partial, { recursive: true, force: true });
              mkdirSync(dirname(partial), { recursive: true });
              cpSync(machine.release, partial, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
              renameSync(partial, machine.at(folder));
            },
            undo: () => rmSync(machine.at(folder), { recursive: true, force: true }),
          },
        ]),
    {
      says: `relie ${paths.release} à ${name}, et la commande shop`,
      act: () => {
        relink(machine, paths.release, join('..', name));
        relink(machine, commandLink, join(folder, 'bin/shop'));
      },
      undo: () => rmSync(machine.at(paths.release), { force: true }),
    },
  ];
}

export function makeAccount({ machine, paths }: Pick<Installation, 'machine' | 'paths'>): Step[] {
  const { user, data, backups } = paths;
  const isThere = userId(machine, user) !== null;
  const hasData = existsSync(machine.at(data));
  return [
    ...(isThere
      ? []
      : [
          {
            says: `crée le compte ${user}`,
            act: () => {
              machine.run('useradd', '--system', '--home-dir', data, '--shell', '/usr/sbin/nologin', user);
            },
            undo: () => {
              machine.run('userdel', user);
            },
          },
        ]),
    {
      says: `crée ${data}, où la boutique garde sa base`,
      act: () => {
        mkdirSync(dirname(machine.at(data)), { recursive: true });
        for (const folder of [data, backups]) {
          mkdirSync(machine.at(folder), { recursive: true, mode: 0o700 });
          own(machine, folder, user);
        }
      },
      // An existing folder contains the shop's data, so only a new folder is removed if a later step fails.
      ...(!hasData && { undo: () => rmSync(machine.at(data), { recursive: true, force: true }) }),
    },
  ];
}

function own(machine: Machine, path: string, user: string): void {
  const uid = userId(machine, user);
  if (uid !== null) chownSync(machine.at(path), uid, Number(machine.run('id', '-g', user)));
}

function writeEnvironment({ machine, wish, paths, port }: Installation): Step[] {
  const file = machine.at(paths.environment);
  const former = formerSettings(machine, paths);
  const text = former ? keepSettings(former, wish, port) : environmentText(wish, port);
  return [
    {
      says: `écrit ses réglages dans ${paths.environment}, que seuls root et ${paths.user} lisent`,
      act: () => {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text, { mode: 0o600 });
        chmodSync(file, 0o600);
        own(machine, paths.environment, paths.user);
      },
      undo: () => rmSync(file, { force: true }),
    },
  ];
}

function formerSettings(machine: Machine, { environment }: ShopPaths): { text: string; values: Settings } | null {
  const file = machine.at(`${environment}.removed`);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  return { text, values: readEnvFile(text, file) };
}

type Settings = Record<string, string>;

/** New settings follow the former ones, because the last line of a name counts. */
function keepSettings({ text, values }: { text: string; values: Settings }, wish: InstallWish, port: number): string {
  const said = {
    PORT: String(port),
    SITE_ROOT: `https://${wish.domain}`,
    SMTP_URL: wish.smtpUrl,
    ALARM_MAIL: wish.alarmMail,
    DATABASE_URL: wish.databaseUrl,
  };
  const changed = Object.entries(said).flatMap(([name, value]) =>
    value === null || value === values[name] ? [] : [`${environmentLine(name, value)}\n`],
  );
  return [text.replace(/(?<!\n)$/, '\n'), ...changed].join('');
}

/** Removes the former settings, which the new file already contains. */
function dropFormer({ machine, paths }: Installation): Step[] {
  const former = machine.at(`${paths.environment}.removed`);
  if (!existsSync(former)) return [];
  return [{ says: `efface ${paths.environment}.removed, dont les réglages sont repris`, act: () => rmSync(former) }];
}

function environmentText({ domain, smtpUrl, alarmMail, databaseUrl }: InstallWish, port: number): string {
  const value = (name: string, written: string | null) =>
    written === null ? `#${name}=` : environmentLine(name, written);
  return [
    '# Les réglages de cette boutique : .env.example de la version les explique tous. Puis : shop restart',
    value('PORT', String(port)),
    value('SITE_ROOT', `https://${domain}`),
    value('TRUST_PROXY', '127.0.0.1'),
    '# Sans serveur de courrier la boutique n’ouvre pas : les commandes se disent par e-mail.',
    value('SMTP_URL', smtpUrl),
    '# À qui la machine écrit quand quelque chose échoue.',
    value('ALARM_MAIL', alarmMail),
    '# Ce qui ferme les secrets d’une sauvegarde : notez-le hors de cette machine.',
    value('BACKUP_PASSPHRASE', randomBytes(15).toString('base64url')),
    ...(databaseUrl === null ? [] : [value('DATABASE_URL', databaseUrl)]),
    '',
  ].join('\n');
}

function putUnits({ machine, wish: { name }, port }: Installation): Step[] {
  return [
    {
      says: `écrit les unités de systemd dans ${unitsFolder} : la boutique sur le port ${port} de cette machine, la sauvegarde de chaque nuit, les alarmes`,
      act: () => {
        writeUnits(machine);
        const example = readFileSync(join(machine.release, 'deploy/systemd/shop@.socket'), 'utf8');
        writeFileSync(machine.at(socketPath(name)), example.replace('127.0.0.1:3000', `127.0.0.1:${port}`));
        machine.run('systemctl', 'daemon-reload');
      },
      undo: () => {
        rmSync(machine.at(socketPath(name)), { force: true });
        machine.run('systemctl', 'daemon-reload');
      },
    },
  ];
}

/** Writes this release's version of the systemd units that all shops share. */
export function writeUnits(machine: Machine): void {
  mkdirSync(machine.at(unitsFolder), { recursive: true });
  for (const unit of commonUnits)
    cpSync(join(machine.release, 'deploy/systemd', unit), machine.at(join(unitsFolder, unit)));
}

function putNginx({ machine, wish: { name, domain, tls }, port }: Installation): Step[] {
  if (tls === null) return [];
  const path = nginxPath(name);
  return [
    {
      says: `écrit ${path} pour https://${domain}, et recharge nginx`,
      act: () => {
        const example = readFileSync(join(machine.release, 'deploy/nginx/shop.conf'), 'utf8');
        writeFileSync(machine.at(path), nginxFile(example, { name, domain, port, ...tls }));
        machine.run('nginx', '-t', '-q');
        machine.run('systemctl', 'reload', 'nginx');
      },
      undo: () => {
        rmSync(machine.at(path), { force: true });
        machine.run('systemctl', 'reload', 'nginx');
      },
    },
  ];
}

function tryAccount({ machine, wish, paths }: Installation): Step[] {
  if (!isComplete(machine, wish)) return [];
  return [
    {
      says: `vérifie que ${paths.user} lit ses réglages et le dossier du restaurant`,
      act: () => {
        machine.run(
          'runuser',
          '-u',
          paths.user,
          '--',
          join(paths.release, 'bin/shop'),
          'site',
          'check',
          '--shop',
          wish.name,
        );
      },
    },
  ];
}

function begin({ machine, wish }: Installation): Step[] {
  const units = unitsOf(wish.name);
  if (!isComplete(machine, wish)) return [];
  return [
    {
      says: 'démarre la boutique, maintenant et à chaque démarrage de la machine',
      act: () => {
        machine.run('systemctl', 'enable', ...units);
        for (const unit of units) startService(machine, unit);
      },
      undo: () => {
        machine.run('systemctl', 'disable', '--now', ...units);
      },
    },
  ];
}
