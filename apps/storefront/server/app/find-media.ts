import { access } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The first file that exists for a URL path. Accents are tried in both Unicode forms. Null if none exists. */
export async function findMedia(
  folder: string,
  encoded: string,
  endings: readonly string[] = [''],
): Promise<string | null> {
  const name = decode(encoded);
  if (name === null || name.split('/').some((part) => part === '' || part.startsWith('.'))) return null;
  const forms = new Set([name, name.normalize('NFC'), name.normalize('NFD')]);
  for (const form of forms)
    for (const ending of endings) {
      const file = join(folder, form + ending);
      if (await isThere(file)) return file;
    }
  return null;
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
