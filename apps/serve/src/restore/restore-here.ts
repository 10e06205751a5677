import { join } from 'node:path';
import type { Config } from '../environment/config.ts';
import { type Step, take } from '../installed/machine.ts';
import { findSecret } from '../secret/open-secret.ts';
import { type OpenBackup, planRestore } from './restore-steps.ts';

/** Restores a backup into the configured shop. Returns the remaining tasks. @throws Error, without changes */
export async function restoreHere(
  backup: OpenBackup,
  config: Config,
  { name, keepsSite }: { name: string | undefined; keepsSite: boolean },
): Promise<string[]> {
  demandSite(backup, config.site, name);
  const hasSecret = demandSecret(backup, config);
  const { dataDir, databaseUrl, sitesDir, site } = config;
  const settings = join(dataDir, 'restored.env');
  const place = { siteFolder: join(sitesDir, site), keepsSite, dataDir, databaseUrl, settings, hasSecret };
  const steps: Step[] = await planRestore(backup, place);
  await take(steps);
  return [
    ...(backup.secrets ? [`Ses réglages d’alors sont dans ${settings} : comparez-les, puis effacez ce fichier.`] : []),
    ...(backup.note.site === site ? [] : [`Dans ${place.siteFolder}/site.ts, id doit devenir « ${site} ».`]),
  ];
}

function demandSite({ note }: OpenBackup, site: string, name: string | undefined): void {
  if ((name ?? note.site) === site) return;
  throw new Error(
    name === undefined
      ? `C’est la sauvegarde de « ${note.site} », et la boutique est ici « ${site} » (SITE). Pour la remettre sous ce nom, ajoutez ${site} à la commande.`
      : `La boutique est ici « ${site} » (SITE), pas « ${name} ».`,
  );
}

/** True if the environment contains the account secret. @throws Error if the backup has a different one */
function demandSecret({ secrets }: OpenBackup, config: Config): boolean {
  if (config.accountSecret === null) return false;
  const own = Buffer.from(findSecret(config) ?? []).toString('hex');
  if (secrets?.accountSecret && secrets.accountSecret !== own)
    throw new Error(
      'ACCOUNT_SECRET n’est pas le secret de cette sauvegarde : enlevez-le des réglages, ou mettez celui d’alors.',
    );
  return true;
}
