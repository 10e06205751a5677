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
  // Modules and workers are UTF-8 whatever a server says.
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

/** How long browsers keep a file, by its path; the first that matches holds. */
const keeping: [path: RegExp, cacheControl: string][] = [
  // Named after what is in them.
  [/^\/(assets|builds\/meta)\//, 'public, max-age=31536000, immutable'],
  // What tells of news is asked for each time.
  [/^\/builds\/latest\.json$|\/_payload\.json$|^\/sw\.js$|\.webmanifest$/, 'no-cache'],
  [/^/, 'public, max-age=3600, stale-while-revalidate=86400'],
];

/** The path of a file below a folder; null for anything that would leave it or that no file can be named. */
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
  /** The file at a path; null where there is none. */
  find: (path: string) => Promise<Content | null>;
}

/**
 * The built files. Each is read when it is first asked for, then kept: the build does not change under a running server. What
 * the build did not write compressed beside it (`.br`, `.gz`) is compressed now.
 */
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
        // Only what exists is remembered: the keys are the files of the build and no more.
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
        // A worker fetches, under the policy of its own file.
        isPart: path !== '/sw.js',
        isLasting: true,
      };
    },
  };
}
