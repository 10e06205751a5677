import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tellOrders } from '../../backup/shop-note.ts';
import { whyInFrench } from '../../backup/why-in-french.ts';
import { readConfig } from '../../environment/config.ts';
import { listInstalled, loadEnvironment } from '../../environment/load-environment.ts';
import { thisMachine } from '../../installed/machine.ts';
import { findPassphrase } from '../../restore/find-passphrase.ts';
import { openBackupFile } from '../../restore/open-backup-file.ts';
import { prepareMachine } from '../../restore/prepare-machine.ts';
import { restoreHere } from '../../restore/restore-here.ts';
import type { OpenBackup } from '../../restore/restore-steps.ts';
import { onShop } from '../choose-shop.ts';
import { untilInterrupted } from '../database/until-interrupted.ts';
import { demand, Misused, readOptions } from '../print/words.ts';

/** The command `restore FILE [NAME]` restores into the configured shop, or prepares an installation. */
export async function restoreFromFile(args: string[]): Promise<void> {
  const words = readWords(args);
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-restore-'));
  const { BACKUP_PASSPHRASE: typed } = process.env;
  const open = () =>
    openBackupFile(resolve(words.file), folder, {
      withoutSecrets: words.withoutSecrets,
      passphrase: () => findPassphrase(words.passphraseFile, typed ?? process.env.BACKUP_PASSPHRASE),
    });
  try {
    // A signal does not stop the restore, because unpacked files must be removed at the end.
    await untilInterrupted(() => restoreTo(words, args, open));
  } catch (error) {
    throw error instanceof Misused ? error : new Error(whyInFrench(error, 'Rien n’est remis'), { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restoreTo(words: RestoreWords, args: string[], open: () => Promise<OpenBackup>): Promise<void> {
  const { name, keepsSite, database } = words;
  const { SHOP_RELEASE: release } = process.env;
  const restoreByEnvironment = async () => {
    if (database !== null)
      throw new Error('--database est pour une machine où la boutique n’est pas installée : ici DATABASE_URL le dit.');
    const backup = await open();
    tell(backup, await restoreHere(backup, readConfig(process.env), { name, keepsSite }));
  };
  // An explicit data folder has priority, also in a release.
  if (release === undefined || process.env.DATA_DIR) {
    loadEnvironment(undefined);
    await restoreByEnvironment();
    return;
  }
  const installed = listInstalled();
  const shop = words.shop || process.env.SHOP_NAME || installed.find((known) => known === name);
  if (shop) {
    await onShop(shop, ['restore', ...args], restoreByEnvironment);
    return;
  }
  const backup = await open();
  const wanted = name ?? backup.note.site;
  if (installed.includes(wanted)) throw new Error(`La boutique ${wanted} est installée ici : ajoutez --shop ${wanted}`);
  if (process.getuid?.() !== 0) throw new Error('Remettre une boutique sur cette machine demande les droits de root.');
  tell(backup, await prepareMachine(thisMachine(release), backup, { name: wanted, keepsSite, databaseUrl: database }));
}

function tell({ note, secrets }: OpenBackup, left: string[]): void {
  const moment = `${note.madeAt.slice(0, 16).replace('T', ' à ')} UTC`;
  console.log(`La boutique ${note.site} est remise comme elle était le ${moment} : ${tellOrders(note.orders)}.`);
  if (secrets === null)
    console.log(
      'Sans secrets ni réglages : les codes envoyés par e-mail avant ne valent plus, les mots de passe restent.',
    );
  for (const line of left) console.log(line);
}

type RestoreWords = ReturnType<typeof readWords>;

function readWords(args: string[]) {
  const { values, positionals } = readOptions(args, {
    shop: { type: 'string', default: '' },
    'keep-site': { type: 'boolean', default: false },
    'without-secrets': { type: 'boolean', default: false },
    'passphrase-file': { type: 'string' },
    database: { type: 'string' },
  });
  const [file, name, ...more] = positionals;
  demand(file !== undefined && more.length === 0);
  return {
    file,
    name,
    shop: values.shop,
    keepsSite: values['keep-site'],
    withoutSecrets: values['without-secrets'],
    passphraseFile: values['passphrase-file'],
    database: values.database ?? null,
  };
}
