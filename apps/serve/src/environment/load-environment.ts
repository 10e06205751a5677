import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentsFolder, shopPaths, sitesFolder } from '../installed/shop-paths.ts';
import { environmentNames } from './config.ts';
import { readEnvFile } from './read-env-file.ts';

const nameOf = /^([a-z0-9-]+)\.env$/;

export function listInstalled(folder = environmentsFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => nameOf.exec(file)?.[1] ?? []);
}

/**
 * Loads a shop's environment from its file alone, or without a name from `.env` and the shell. An installed shop gets
 * nothing of the shell, so that no tool uses another database. @throws Error with one line for each fault
 */
export function loadEnvironment(
  name: string | undefined,
  environment = process.env,
  folder = environmentsFolder,
): void {
  if (name === undefined) loadWorkingFolder(environment);
  else loadInstalled(name, environment, folder);
}

function loadInstalled(name: string, environment: NodeJS.ProcessEnv, folder: string): void {
  const file = join(folder, `${name}.env`);
  if (!existsSync(file)) throw new Error(`Aucune boutique ${name} n’est installée ici : il manque ${file}.`);
  for (const known of environmentNames) delete environment[known];
  Object.assign(environment, installedDefaults(name), readEnvFile(readFileSync(file, 'utf8'), file));
}

const installedDefaults = (name: string) => ({
  NODE_ENV: 'production',
  SITE: name,
  SITES_DIR: sitesFolder,
  DATA_DIR: shopPaths(name).data,
});

function loadWorkingFolder(environment: NodeJS.ProcessEnv): void {
  if (!existsSync('.env')) return;
  for (const [name, value] of Object.entries(readEnvFile(readFileSync('.env', 'utf8'), '.env')))
    environment[name] ??= value;
}
