import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function* piecesOf(text: Buffer, ends: number[]): AsyncGenerator<Buffer> {
  const places = [...new Set(ends.map((end) => end % (text.length + 1)))].sort((a, b) => a - b);
  for (const [index, place] of [...places, text.length].entries()) yield text.subarray(places[index - 1] ?? 0, place);
}

const lines = fc.array(fc.constantFrom('\\.', '\\..', 'x\\.', '\\\\.', '', '\\', '.', 'é🍕').map(String), {
  maxLength: 8,
});

it('finds the same lines in a text, wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lines), fc.array(fc.nat()), async (groups, ends) => {
      const own = groups.map((group) => group.filter((line) => line !== '\\.'));
      const text = own.map((group) => `begin\n${group.map((line) => `${line}\n`).join('')}\\.\n`).join('');
      const reader = readLines(piecesOf(Buffer.from(text), ends));
      for (const group of own) {
        expect(await reader.line()).toBe('begin');
        let read = '';
        for await (const piece of reader.linesUntil('\\.')) read += piece;
        expect(read).toBe(group.map((line) => `${line}\n`).join(''));
      }
      expect(await reader.line()).toBeNull();
    }),
  );
});

it('says where a text ends too early', async () => {
  const { line, linesUntil } = readLines(piecesOf(Buffer.from('one\ntwo'), []));
  const read = [];
  for await (const piece of linesUntil('\\.')) {
    read.push(piece?.toString() ?? null);
    if (piece === null) break;
  }
  expect(read).toEqual(['one\n', null]);
  expect(await line()).toBeNull();
});
