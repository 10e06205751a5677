import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import type { Finding } from '@comptoir/contract';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

const megabyte = 2 ** 20;
const littleBytes = 1024 * megabyte;
const leastBytes = 200 * megabyte;

export const examineFolders: Check = async (world) => {
  const { dataDir, backup, isDemo } = world.config;
  if (!existsSync(dataDir))
    return [
      bad(
        'data',
        `Le dossier des données ${dataDir} n’existe pas.`,
        'Ouvrez la boutique une fois, ou corrigez DATA_DIR.',
      ),
    ];
  const data = await examineFolder(world, { id: 'data', name: 'Le dossier des données', folder: dataDir });
  // The first backup creates the backup folder.
  if (isDemo || !existsSync(backup.folder)) return data;
  const backups = await examineFolder(world, {
    id: 'backup-folder',
    name: 'Le dossier des sauvegardes',
    folder: backup.folder,
  });
  const isOneDisk = (await stat(dataDir)).dev === (await stat(backup.folder)).dev;
  return [...data, ...backups.filter(({ id }) => !isOneDisk || !id.endsWith('disk'))];
};

interface Examined {
  id: string;
  name: string;
  folder: string;
}

async function examineFolder(world: DoctorWorld, { id, name, folder }: Examined): Promise<Finding[]> {
  const [owner, own] = [(await stat(folder)).uid, await shopsUser(world)];
  const isForeign = own !== null && owner !== own;
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const fault = isForeign
    ? bad(
        id,
        `${name} ${folder} appartient à un autre compte (n° ${owner}) que la boutique (n° ${own}).`,
        `chown --recursive ${own} ${folder}`,
      )
    : bad(id, `La boutique ne peut pas écrire dans ${folder}.`, 'Rendez-lui le droit d’écrire dans ce dossier.');
  return [
    isForeign || !isWritable ? fault : good(id, `${name} ${folder} est à la boutique.`),
    judgeDisk(`${id}-disk`, folder, await world.freeBytes(folder)),
  ];
}

/** The user id of an installed shop. Null if the shop is not installed. */
async function shopsUser({ environmentFile }: DoctorWorld): Promise<number | null> {
  if (environmentFile !== null) return (await stat(environmentFile)).uid;
  return process.getuid?.() || null;
}

function judgeDisk(id: string, folder: string, bytes: number): Finding {
  const room = tellBytes(bytes);
  const advice = 'Faites de la place, ou agrandissez le disque.';
  if (bytes < leastBytes)
    return bad(
      id,
      `Le disque de ${folder} est presque plein (${room} libres) : les commandes vont être refusées.`,
      advice,
    );
  if (bytes < littleBytes) return doubtful(id, `Il reste ${room} sur le disque de ${folder}.`, advice);
  return good(id, `Il reste ${room} sur le disque de ${folder}.`);
}

function tellBytes(bytes: number): string {
  const [amount, unit] = bytes >= 1024 * megabyte ? [bytes / (1024 * megabyte), 'Go'] : [bytes / megabyte, 'Mo'];
  return `${amount.toLocaleString('fr-FR', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
