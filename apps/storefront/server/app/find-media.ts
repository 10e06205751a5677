import { access } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The first of some files that is there, of those that an address names in a folder (`photos/P%C3%A2t%C3%A9.jpg`). A name with accents is
 * one sign or two, by the machine that it was written on. Null: there is none, or the address leads out of the folder.
 */
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
