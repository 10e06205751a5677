import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listInstalled } from '../environment/load-environment.ts';
import { readEnvFile } from '../environment/read-env-file.ts';
import type { Machine } from './machine.ts';
import { environmentsFolder, shopPaths } from './shop-paths.ts';

export interface InstalledShop {
  name: string;
  port: number;
  siteRoot: string;
  version: string | null;
  environment: Record<string, string>;
}

export function readInstalled(machine: Machine): InstalledShop[] {
  return listInstalled(machine.at(environmentsFolder))
    .sort()
    .map((name) => readShop(machine, name));
}

/** @throws Error if the shop is not installed */
export function demandInstalled(machine: Machine, name: string): InstalledShop {
  const known = listInstalled(machine.at(environmentsFolder)).sort();
  if (known.includes(name)) return readShop(machine, name);
  const there = known.length === 0 ? 'aucune' : known.join(', ');
  throw new Error(`La boutique ${name} n’est pas installée sur cette machine (installées : ${there}).`);
}

function readShop(machine: Machine, name: string): InstalledShop {
  const { environment: file, release } = shopPaths(name);
  const environment = readEnvFile(readFileSync(machine.at(file), 'utf8'), file);
  return {
    name,
    port: Number(environment.PORT ?? 3000),
    siteRoot: environment.SITE_ROOT ?? '',
    version: versionOf(machine.at(release)),
    environment,
  };
}

export function versionOf(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
