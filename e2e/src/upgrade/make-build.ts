import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Build {
  id: string;
  folder: string;
}

const build = fileURLToPath(new URL('../../../apps/storefront/build/', import.meta.url));
/** The folder of simulated builds is beside the packages that a build's server imports. */
const cache = fileURLToPath(new URL('../../../apps/storefront/node_modules/.cache/e2e-builds/', import.meta.url));
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const hashed = /(?<=-)[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g;

/** The hash of a file in the other build, also eight characters long. */
const hashIn = (number: number, hash: string) =>
  createHash('sha256').update(`${number} ${hash}`).digest('base64url').slice(0, 8);

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, brotliCompressSync(body, { params })),
    writeFile(`${file}.gz`, gzipSync(body, { level: 1 })),
  ]);
}

async function renameHashes(root: string, renamed: (text: string) => string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name);
    const target = join(parentPath, renamed(name));
    if (['.js', '.css', '.json'].includes(extname(name))) {
      await writeFile(target, renamed(await readFile(file, 'utf8')));
      if (parentPath.endsWith('/assets')) await compress(target);
    } else if (!['.br', '.gz'].includes(extname(name)) && target !== file) await cp(file, target);
    if (target !== file) await rm(file);
  }
}

/** Simulates a later build: hashed files have new names, and the build a new id and a later time. The code is the same. */
export async function makeBuild(number: number): Promise<Build> {
  const folder = join(cache, `${process.pid}-${number}`);
  await mkdir(cache, { recursive: true });
  await cp(build, folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const assets = await readdir(join(folder, 'client/assets'));
  const hashes = new Set(assets.flatMap((name) => name.match(hashed) ?? []));
  const renamed = (text: string) => text.replace(hashed, (hash) => (hashes.has(hash) ? hashIn(number, hash) : hash));
  await renameHashes(folder, renamed);
  const client = join(folder, 'client');
  const before = JSON.parse(await readFile(join(client, 'builds/latest.json'), 'utf8'));
  const manifest = await readFile(join(client, '.vite/manifest.json'));
  const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  const meta = JSON.parse(await readFile(join(client, `builds/meta/${before.id}.json`), 'utf8'));
  const timestamp = before.timestamp + number * 1000;
  await rm(join(client, `builds/meta/${before.id}.json`));
  await writeFile(join(client, `builds/meta/${id}.json`), JSON.stringify({ ...meta, id, timestamp }));
  await writeFile(join(client, 'builds/latest.json'), JSON.stringify({ id, timestamp }));
  return { id, folder };
}

export async function removeBuilds(builds: Build[]): Promise<void> {
  for (const { folder } of builds) await rm(folder, { recursive: true, force: true });
}
