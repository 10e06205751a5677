import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { versionOf } from './installed-shops.ts';
import type { Machine } from './machine.ts';
import { releasesFolder } from './shop-paths.ts';

export interface Release {
  folder: string;
  version: string;
  /** The name of the last migration, such as `0000_shop`, and its time in milliseconds. */
  migration: { name: string; at: number };
}

/** Unpacks an archive and verifies its digests and platform. @throws Error, and removes the unpacked files */
export async function unpackRelease(machine: Machine, archive: string): Promise<Release> {
  if (!existsSync(archive)) throw new Error(`Il n’y a pas de fichier ${archive}.`);
  await checkArchive(archive);
  const parent = machine.at(releasesFolder);
  mkdirSync(parent, { recursive: true });
  const partial = mkdtempSync(join(parent, '.partial-'));
  try {
    unpack(machine, archive, partial);
    const [name, ...more] = readdirSync(partial);
    const unpacked = join(partial, name ?? '');
    if (name === undefined || more.length > 0 || versionOf(unpacked) === null)
      throw new Error(`${archive} n’est pas une version de la boutique.`);
    await checkFiles(unpacked);
    demandPlatform(unpacked);
    const folder = join(parent, name);
    if (!existsSync(folder)) renameSync(unpacked, folder);
    // A running release is never replaced.
    else if (!isSame(folder, unpacked))
      throw new Error(`Une autre version ${versionOf(folder)} est déjà dans ${folder}.`);
    return readRelease(folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

export function readRelease(folder: string): Release {
  const journal = join(folder, 'apps/api/src/db/migrations/meta/_journal.json');
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string; when: number }[] };
  const last = entries.at(-1);
  return {
    folder,
    version: versionOf(folder) ?? '?',
    migration: { name: last?.tag ?? '', at: last?.when ?? 0 },
  };
}

async function checkArchive(archive: string): Promise<void> {
  const note = `${archive}.sha256`;
  if (!existsSync(note)) return;
  const [digest] = readFileSync(note, 'utf8').split(/\s/);
  if (digest !== (await digestOf(archive)))
    throw new Error(`${archive} n’a pas l’empreinte que dit ${basename(note)} : téléchargez-le de nouveau.`);
}

function unpack(machine: Machine, archive: string, folder: string): void {
  try {
    machine.run('tar', '--extract', '--no-same-owner', '--file', archive, '--directory', folder);
  } catch (error) {
    throw new Error(`${archive} ne peut pas être lu jusqu’au bout : téléchargez-le de nouveau.`, { cause: error });
  }
}

async function checkFiles(folder: string): Promise<void> {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [digest, file = ''] = line.split('  ');
    const path = join(folder, file);
    if (!existsSync(path) || !lstatSync(path).isFile() || digest !== (await digestOf(path)))
      throw new Error(`Dans l’archive, ${file} n’est pas ce qu’il doit être : téléchargez-la de nouveau.`);
  }
}

function demandPlatform(folder: string): void {
  const { platform } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { platform: string };
  const own = `${process.platform}-${process.arch}`;
  if (platform !== own) throw new Error(`Cette version est pour ${platform}, cette machine est ${own}.`);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((folder) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
  return first === second;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
