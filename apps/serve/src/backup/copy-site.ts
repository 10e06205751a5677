import { cpSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Copies a restaurant's folder with all that links in it lead to, without its history of versions. */
export function copySite(from: string, to: string): void {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`Il n’y a pas de dossier ${from}.`);
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => basename(path) !== '.git' && isKept(path) });
}

/** A link to nothing, a socket and the like are no part of a restaurant. */
function isKept(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true || found?.isDirectory() === true;
}
