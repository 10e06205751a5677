import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file without line breaks must not fill the memory. */
const maxLineLength = 100_000;

export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  // The pipeline passes the file's errors on to the reader of the lines.
  const bytes = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
  let rest = '';
  for await (const text of bytes.setEncoding('utf8')) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new Error('il n’a pas de lignes');
    yield* lines;
  }
  if (rest !== '') yield rest;
}
