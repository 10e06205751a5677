import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Content } from './answer.ts';
import { encode, isCompressible, type Prepared } from './encode.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const keeping: [path: RegExp, cacheControl: string][] = [
  [/^\/(assets|builds\/meta)\//, 'public, max-age=31536000, immutable'],
  [/^\/builds\/latest\.json$|\/_payload\.json$|^\/sw\.js$|\.webmanifest$/, 'no-cache'],
  [/^/, 'public, max-age=3600, stale-while-revalidate=86400'],
];

function locate(root: string, path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes('\0') || decoded.endsWith('/')) return null;
    const file = resolve(join(root, decoded));
    return file.startsWith(resolve(root) + sep) ? file : null;
  } catch {
    return null;
  }
}

export interface StaticFiles {
  find: (path: string) => Promise<Content | null>;
}

/** Reads each file on its first request, then caches it, because a build never changes. Files without `.br` or `.gz` are compressed. */
export function createStaticFiles(root: string): StaticFiles {
  const known = new Map<string, Promise<Prepared>>();

  async function read(file: string, type: string): Promise<Prepared> {
    const [identity, br, gzip] = await Promise.all([
      readFile(file),
      ...['.br', '.gz'].map((ending) => readFile(file + ending).catch(() => undefined)),
    ]);
    const made = { ...(br && { br }), ...(gzip && { gzip }) };
    return encode(identity, { isCompressible: isCompressible(type), brotliQuality: 11, made });
  }

  return {
    find: async (path) => {
      const type = types[extname(path).toLowerCase()];
      const file = type ? locate(root, path) : null;
      if (!type || !file) return null;
      let prepared = known.get(file);
      if (!prepared) {
        // Only existing files are cached, because clients can request any number of missing names.
        const isFile = await stat(file).then(
          (found) => found.isFile(),
          () => false,
        );
        if (!isFile) return null;
        prepared = read(file, type);
        known.set(file, prepared);
        prepared.catch(() => known.delete(file));
      }
      const cacheControl = keeping.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache';
      return {
        status: 200,
        type,
        prepared: await prepared,
        headers: { 'cache-control': cacheControl },
        // The service worker's requests obey the policy of its own file.
        isPart: path !== '/sw.js',
        isLasting: true,
      };
    },
  };
}
