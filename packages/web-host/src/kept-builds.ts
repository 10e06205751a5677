import { randomUUID } from 'node:crypto';
import { chown, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from './answer.ts';
import { createStaticFiles, type StaticFiles } from './static-files.ts';

/** Folders that pages of an older build still request after a deploy. */
const lasting = ['assets', 'builds/meta'];
const isLasting = (path: string) => lasting.some((folder) => path.startsWith(`/${folder}/`));

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;
const beatMilliseconds = 60 * 60 * 1000;
/** An unfinished copy that is older than this was aborted, and is removed. */
const copyMilliseconds = 60 * 60 * 1000;
const listMilliseconds = 1_000;
const copySuffix = '.copy';

interface KeptBuildsOptions {
  folder: string;
  own: { id: string; root: string };
  log: (message: string, error: unknown) => void;
}

export interface KeptBuilds extends StaticFiles {
  close: () => void;
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => `${file.slice(root.length)} ${(await stat(file)).size}`));
}

async function isWhole(copy: string, root: string): Promise<boolean> {
  const listLasting = async (from: string) =>
    (await Promise.all(lasting.map((part) => listFiles(join(from, part))))).flat().toSorted().join('\n');
  return (await listLasting(copy)) === (await listLasting(root));
}

/** A server that starts as root must leave files that the folder's owner can change. */
async function giveToOwner(path: string, owned: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(owned);
  const below = await readdir(path, { recursive: true });
  for (const name of ['', ...below]) await chown(join(path, name), uid, gid);
}

async function settle(copy: string, kept: string, root: string): Promise<void> {
  try {
    await rename(copy, kept);
  } catch {
    if (await isWhole(kept, root)) return;
    await rm(kept, { recursive: true, force: true });
    await rename(copy, kept);
  }
}

/** Copies a build with an atomic rename, which is safe with concurrent servers. */
async function keep({ folder, own: { id, root } }: Pick<KeptBuildsOptions, 'folder' | 'own'>): Promise<void> {
  const kept = join(folder, id);
  if (await isWhole(kept, root)) return;
  const copy = `${kept}.${randomUUID()}${copySuffix}`;
  try {
    for (const part of lasting) {
      await mkdir(dirname(join(copy, part)), { recursive: true });
      await cp(join(root, part), join(copy, part), { recursive: true });
    }
    await giveToOwner(copy, folder);
    await settle(copy, kept, root);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function removeOld(folder: string, ownId: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another server may remove the folder first, and a wrong clock may have set a future time.
    const age = Math.abs(Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? 0));
    const limit = name.endsWith(copySuffix) ? copyMilliseconds : keptMilliseconds;
    if (name !== ownId && age > limit) await rm(path, { recursive: true, force: true });
  }
}

/** Serves the hashed files of the last seven days' builds, which open pages still request. Servers can share the folder. */
export async function openKeptBuilds({ folder, own, log }: KeptBuildsOptions): Promise<KeptBuilds> {
  const known = new Map<string, StaticFiles>();
  let listed = { at: Number.NEGATIVE_INFINITY, names: Promise.resolve<string[]>([]) };

  async function tend(): Promise<void> {
    await keep({ folder, own });
    await utimes(join(folder, own.id), new Date(), new Date());
    await removeOld(folder, own.id);
  }
  const complain = (error: unknown) => log('The builds of the last days can’t be kept', error);

  try {
    const made = await mkdir(folder, { recursive: true });
    if (made) await giveToOwner(made, dirname(made));
    await tend();
  } catch (error) {
    complain(error);
  }
  const beat = setInterval(() => tend().catch(complain), beatMilliseconds).unref();

  function list(): Promise<string[]> {
    if (performance.now() - listed.at > listMilliseconds)
      listed = { at: performance.now(), names: readdir(folder).catch(() => []) };
    return listed.names;
  }

  async function findIn(name: string, path: string): Promise<Content | null> {
    const files = known.get(name) ?? createStaticFiles(join(folder, name));
    const found = await files.find(path);
    if (found) known.set(name, files);
    return found;
  }

  return {
    find: async (path) => {
      if (!isLasting(path)) return null;
      for (const name of await list()) {
        const found = name.endsWith(copySuffix) ? null : await findIn(name, path).catch(() => null);
        if (found) return found;
      }
      return null;
    },
    close: () => clearInterval(beat),
  };
}
