import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { awaitReady } from './await-ready.ts';
import { commandLink, writeUnits } from './install-shop.ts';
import { demandInstalled, readInstalled } from './installed-shops.ts';
import type { Machine } from './machine.ts';
import { relink } from './relink.ts';
import { releasesFolder, shopPaths } from './shop-paths.ts';
import { lastWords, startService } from './units.ts';
import { type Release, readRelease } from './unpack-release.ts';

interface Upgrade {
  machine: Machine;
  name: string;
  say: (line: string) => void;
  /** Milliseconds within which the shop must become ready. */
  patience?: number;
}

/**
 * Backs a shop up and switches it to a release. Visitors wait meanwhile, because systemd holds their connections.
 * @throws Error if nothing has changed or the shop is back on its former release
 */
export async function upgradeShop(upgrade: Upgrade, release: Release): Promise<void> {
  const { machine, name, say } = upgrade;
  const { port } = demandInstalled(machine, name);
  const { release: link, formerRelease } = shopPaths(name);
  const present = readRelease(realpathSync(machine.at(link)));
  if (present.folder === release.folder) {
    say(`${name} est déjà en version ${release.version}.`);
    return;
  }
  if (release.migration.at < present.migration.at)
    throw new Error(
      `La version ${release.version} est plus ancienne que la base de ${name} (${present.migration.name}, elle ne connaît que ${release.migration.name}). Revenir d’un pas : shop upgrade --back --shop ${name}`,
    );
  say(
    `${name} : version ${present.version} → ${release.version}, base ${present.migration.name} → ${release.migration.name}`,
  );
  machine.run(join(release.folder, 'bin/shop'), 'site', 'check', '--shop', name);
  say('  ses réglages et son dossier conviennent ; sauvegarde…');
  startService(machine, `shop-backup@${name}.service`);
  writeUnits({ ...machine, release: release.folder });
  machine.run('systemctl', 'daemon-reload');
  await switchTo(upgrade, { port, from: present, to: release });
  relink(machine, formerRelease, fromLink(present));
  relink(machine, commandLink, join(releasesFolder, basename(release.folder), 'bin/shop'));
  say(`  ${name} est ouverte en version ${release.version}. Revenir : shop upgrade --back --shop ${name}`);
  dropUnused(machine);
}

/** Switches a shop back to the former release, which can use the database of the later one. */
export async function goBack(upgrade: Upgrade): Promise<void> {
  const { machine, name, say } = upgrade;
  const { port } = demandInstalled(machine, name);
  const { release: link, formerRelease } = shopPaths(name);
  if (!existsSync(machine.at(formerRelease))) throw new Error(`${name} n’a pas de version précédente ici.`);
  const [from, to] = [link, formerRelease].map((path) => readRelease(realpathSync(machine.at(path)))) as [
    Release,
    Release,
  ];
  say(`${name} : version ${from.version} → ${to.version}, la base reste à ${from.migration.name}`);
  await switchTo(upgrade, { port, from, to });
  relink(machine, formerRelease, fromLink(from));
  say(`  ${name} est ouverte en version ${to.version}.`);
}

async function switchTo(
  { machine, name, say, patience }: Upgrade,
  { port, from, to }: { port: number; from: Release; to: Release },
): Promise<void> {
  const service = `shop@${name}.service`;
  const restart = (release: Release) => {
    relink(machine, shopPaths(name).release, fromLink(release));
    startService(machine, service, 'restart');
  };
  const began = Date.now();
  restart(to);
  if (await awaitReady(machine, { name, port }, patience)) {
    say(`  changée en ${((Date.now() - began) / 1000).toFixed(1).replace('.', ',')} s`);
    return;
  }
  const why = lastWords(machine, service);
  restart(from);
  const isBack = await awaitReady(machine, { name, port }, patience);
  throw new Error(
    `${why}\nLa version ${to.version} n’ouvre pas ${name} : ${isBack ? `la version ${from.version} sert de nouveau` : `et la version ${from.version} non plus, regardez shop status`}.`,
  );
}

/** The path is relative to the folder that contains the links. */
const fromLink = ({ folder }: Release) => join('..', basename(folder));

function dropUnused(machine: Machine): void {
  const links = readInstalled(machine).flatMap(({ name }) => Object.values(releaseLinks(name)));
  const used = links.filter((link) => existsSync(machine.at(link))).map((link) => realpathSync(machine.at(link)));
  const parent = machine.at(releasesFolder);
  for (const folder of readdirSync(parent).map((name) => join(parent, name)))
    if (basename(folder) !== 'shops' && !used.includes(realpathSync(folder))) rmSync(folder, { recursive: true });
}

function releaseLinks(name: string) {
  const { release, formerRelease } = shopPaths(name);
  return { release, formerRelease };
}
