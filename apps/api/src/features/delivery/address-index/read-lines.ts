import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The maximum length of a line, so that a file without line breaks can't fill the memory. */
const maxLineLength = 100_000;

export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  // The pipeline forwards the file's errors to the line reader.
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
