import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the built programs and what they do to the database are, from the root of the shop. */
const folders = [
  'apps/api/src/db/migrations',
  'apps/office/build',
  'apps/serve/build',
  'apps/storefront/build',
] as const;

/** Where a build notes what it made. */
export const releaseFile = 'apps/serve/build/release.json';

/** These say when and by which script a build was made, and are not the program. */
const isNote = (path: string) =>
  path === releaseFile || path.endsWith('/.built') || path.includes('/build/client/builds/');

/** What a build notes of itself (BOK-40). */
export interface BuiltRelease {
  version: string;
  builtAt: string;
  hash: string;
}

/** SHA-256 over path and SHA-256 of each built file and migration, in the order of the paths' bytes. */
export async function digestRelease(root: string): Promise<string> {
  const lists = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const paths = lists.flat().sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const lines: string[] = [];
  for (const path of paths) lines.push(`${path}\0${hash('sha256', await readFile(join(root, path)))}\n`);
  return hash('sha256', lines.join(''));
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !isNote(path));
}
