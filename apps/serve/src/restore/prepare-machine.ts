import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from '../environment/read-env-file.ts';
import { readServiceUrl } from '../environment/read-service-url.ts';
import { makeAccount } from '../installed/install-shop.ts';
import { type Machine, take } from '../installed/machine.ts';
import { shopName, shopPaths, sitesFolder } from '../installed/shop-paths.ts';
import { moveDatabase } from './move-database.ts';
import { type OpenBackup, planRestore } from './restore-steps.ts';

/**
 * Restores a backup onto a machine without the shop; an installation of that name takes the files over. Returns the
 * remaining tasks, one a line. @throws Error, without changes
 */
export async function prepareMachine(
  machine: Machine,
  opened: OpenBackup,
  { name, keepsSite, databaseUrl: wanted }: { name: string; keepsSite: boolean; databaseUrl: string | null },
): Promise<string[]> {
  const secrets = opened.secrets && wanted !== null ? moveDatabase(opened.secrets, wanted) : opened.secrets;
  const backup = { ...opened, secrets };
  const paths = shopPaths(name);
  const settings = machine.at(`${paths.environment}.removed`);
  demandFree(name, settings);
  const values = secrets ? readEnvFile(secrets.environment, settings) : {};
  const siteFolder = machine.at(join(sitesFolder, name));
  const dataDir = machine.at(paths.data);
  const databaseUrl = readDatabase(wanted ?? values.DATABASE_URL);
  const place = { siteFolder, keepsSite, dataDir, databaseUrl, settings, hasSecret: false };
  await take([
    ...makeAccount({ machine, paths }),
    ...(await planRestore(backup, place)),
    {
      says: `donne ${paths.data} au compte ${paths.user}`,
      act: () => {
        machine.run('chown', '--recursive', '--no-dereference', `${paths.user}:`, dataDir);
      },
    },
  ]);
  return [
    ...(backup.note.site === name ? [] : [`Dans ${siteFolder}/site.ts, id doit devenir « ${name} ».`]),
    'Il reste à l’installer, avec un certificat pour son domaine :',
    `  ${machine.release}/bin/shop install ${name} ${typedBehind(values, secrets === null ? wanted : undefined)}`,
  ];
}

function readDatabase(written: string | undefined): string | null {
  if (!written) return null;
  const address = /^postgres(ql)?:\/\//.test(written) ? readServiceUrl(written) : null;
  if (address === null) throw new Error('--database : une adresse comme postgres://nom:motdepasse@serveur:5432/base.');
  return address;
}

function demandFree(name: string, settings: string): void {
  if (!shopName.test(name))
    throw new Error(
      `« ${name} » ne peut pas nommer une boutique installée : des minuscules, des chiffres et des tirets, 22 signes au plus. Ajoutez un tel nom à la commande.`,
    );
  if (existsSync(settings))
    throw new Error(`${settings} garde les réglages d’une boutique de ce nom : déplacez d’abord ce fichier.`);
}

/** Writes the options of the next command. A `databaseUrl` of null means the embedded database. */
function typedBehind({ SITE_ROOT, PORT }: Record<string, string>, databaseUrl: string | null | undefined): string {
  const domain = SITE_ROOT ? new URL(SITE_ROOT).hostname : 'DOMAINE';
  const needed = `--domain ${domain} --certificate FICHIER --key FICHIER`;
  if (databaseUrl === undefined) return PORT ? `${needed} --port ${PORT}` : needed;
  return `${needed} --smtp ADRESSE --mail ADRESSE${databaseUrl === null ? '' : ' --database ADRESSE'}`;
}
