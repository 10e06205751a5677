import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Returns the SHA-256 of each file by relative path. @throws Error for a link or a device */
export async function digestFiles(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) throw new Error(`${name} n’est pas un fichier ordinaire.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    digests[name] = hash.digest('hex');
  }
  return digests;
}
