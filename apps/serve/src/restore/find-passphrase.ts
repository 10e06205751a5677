import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads the passphrase from a file, the environment or a hidden prompt. */
export async function findPassphrase(file: string | undefined, known: string | undefined): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (known) return known;
  if (!process.stdin.isTTY)
    throw new Error(
      'Les secrets de cette sauvegarde sont scellés : donnez sa phrase secrète par BACKUP_PASSPHRASE ou par --passphrase-file FICHIER. --without-secrets remet tout sauf les secrets et les réglages.',
    );
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asker = createInterface({ input: process.stdin, output: silent, terminal: true });
  const interruption = new AbortController();
  asker.on('SIGINT', () => interruption.abort());
  process.stdout.write('Phrase secrète de la sauvegarde : ');
  try {
    return await asker.question('', { signal: interruption.signal });
  } finally {
    asker.close();
    process.stdout.write('\n');
  }
}
