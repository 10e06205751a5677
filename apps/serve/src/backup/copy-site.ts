import { cpSync, statSync } from 'node:fs';
import { basename } from 'node:path';

export function copySite(from: string, to: string): void {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`Il n’y a pas de dossier ${from}.`);
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => basename(path) !== '.git' && isKept(path) });
}

function isKept(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true || found?.isDirectory() === true;
}
