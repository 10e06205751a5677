import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder, systemCodeOf } from '@comptoir/api';
import { digestFiles } from './digest-files.ts';
import { parts, readNote, type ShopNote } from './shop-note.ts';

/** Packs a folder into a new file for its owner only. `signal` aborts. @throws Error, and removes the partial file */
export async function packFolder(folder: string, file: string, signal?: AbortSignal): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} existe déjà.`);
  const partial = `${file}.partial`;
  try {
    const tar = startTar('--create', '--numeric-owner', '--file', '-', '--directory', folder, '.');
    const written = pipeline(
      tar.process.stdout,
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      {
        ...(signal && { signal }),
      },
    );
    // If tar or the file stream ends, the other one ends too; the first error is the cause.
    const ends = await Promise.allSettled([written, tar.ended]);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (reasons.length > 0) throw reasons.find((reason) => !isLeftOff(reason)) ?? reasons[0];
    renameSync(partial, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Unpacks an archive into an empty folder and verifies the digest of each file. @throws Error with the fault */
export async function unpackArchive(file: string, folder: string): Promise<ShopNote> {
  if (!existsSync(file)) throw new Error(`Il n’y a pas de fichier ${file}.`);
  await unpack(file, folder).catch((error: unknown) => {
    if (systemCodeOf(error) === 'EACCES') throw new Error(`${file} ne peut pas être lu par ce compte.`);
    throw damaged(file, error);
  });
  const note = readNote(join(folder, parts.note));
  if (note === null) throw damaged(file);
  const { [parts.note]: _, ...found } = await digestFiles(folder).catch((error: unknown) => {
    throw damaged(file, error);
  });
  const names = new Set([...Object.keys(note.files), ...Object.keys(found)]);
  for (const name of names) if (note.files[name] !== found[name]) throw damaged(file, name);
  return note;
}

const damaged = (file: string, cause?: unknown) =>
  new Error(
    `${file} n’est pas la sauvegarde d’une boutique, ou elle est coupée ou abîmée${typeof cause === 'string' ? ` (${cause})` : ''}. (Un fichier de « database backup » se remet par « database restore ».)`,
    { cause },
  );

async function unpack(file: string, folder: string): Promise<void> {
  const tar = startTar('--extract', '--no-same-owner', '--file', '-', '--directory', folder);
  // tar stops at the end of the archive and does not read the padding.
  const read = pipeline(createReadStream(file), tar.process.stdin).catch((error: NodeJS.ErrnoException) => {
    if (!isLeftOff(error)) throw error;
  });
  const [reading, unpacking] = await Promise.allSettled([read, tar.ended]);
  for (const end of [reading, unpacking]) if (end.status === 'rejected') throw end.reason;
}

/** True if the stream ended because the program at its other end exited; that program's error is the cause. */
const isLeftOff = ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE';

function startTar(...args: string[]) {
  const child = spawn('tar', args, { env: { PATH: process.env.PATH, LC_ALL: 'C' }, stdio: 'pipe' });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Error(`tar : ${said.trim() || `terminé par ${code}`}`);
    },
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error('Il manque la commande tar : apt-get install tar') : error;
    },
  );
  return { process: child, ended };
}
