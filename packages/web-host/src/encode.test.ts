import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode } from './encode.ts';

const text = Buffer.from(
  Array.from({ length: 4000 }, (_, line) => `<li class="dish">Dish ${line * 7919}</li>`).join(''),
);

it('a page is sent at once, and in fewer bytes once it was compressed again', async () => {
  const page = encode(text, { isCompressible: true, isImproved: true });
  const first = await page.bytes('br');
  await expect.poll(async () => (await page.bytes('br')).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await page.bytes('br')).equals(text)).toBe(true);
});

it('what is not improved stays what it was', async () => {
  const page = encode(text, { isCompressible: true });
  const first = await page.bytes('br');
  expect(await page.bytes('br')).toBe(first);
});

it('a compact page keeps what it is sent as, and unpacks that for who takes nothing else', async () => {
  const page = encode(text, { isCompressible: true, isCompact: true });
  expect(page.isFinal('identity')).toBe(true);
  await page.bytes('br');
  expect([page.isFinal('br'), page.isFinal('identity')]).toEqual([true, false]);
  expect(text.equals(await page.bytes('identity'))).toBe(true);
  expect(text.equals(gunzipSync(await page.bytes('gzip')))).toBe(true);
});
