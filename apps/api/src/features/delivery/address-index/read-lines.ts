import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** No line of a table is longer; a file without line ends would fill the memory. */
const maxLineLength = 100_000;

/** A text file's lines one after the other, also of a `.gz`, however long the file is. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  // Pipeline hands the file's errors on; whoever reads the lines meets them.
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
