// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaticFiles } from '@comptoir/web-host';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { createAppFiles } from './app-files.ts';
import { createShopIcons } from './app-icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(
  join(folder, 'icon.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>',
);
afterAll(() => rmSync(folder, { recursive: true }));

async function bytesOf(files: StaticFiles, path: string): Promise<Buffer> {
  const file = await files.find(path);
  return file?.prepared?.bytes('identity') ?? Buffer.alloc(0);
}

/** The colour of a pixel of a picture, as #rrggbb. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

it.each([
  [undefined, 51],
  [0.2, 102],
  [0, 0],
])('the padding %s leaves %i pixels of the background around a maskable icon [PWA-25, CFG-09]', async (given, free) => {
  const app = { ...site.app, backgroundColor: '#0000ff', ...(given !== undefined && { logoPadding: given }) };
  const png = await bytesOf(createShopIcons(app, folder), '/icons/maskable-512.png');
  const inside = [free, 511 - free];
  for (const place of inside) expect(await colourAt(png, place, place)).toBe('#00ff00');
  if (free > 0)
    for (const place of [0, free - 1, 512 - free, 511]) expect(await colourAt(png, place, 9)).toBe('#0000ff');
});

it('an icon that is no drawing is missing, said once for each time, and drawn once it is there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = mkdtempSync(join(tmpdir(), 'site-'));
  const files = createAppFiles({ site, siteFolder: other, hasWorker: true });
  expect(await files.find('/icons/192.png')).toBeNull();
  writeFileSync(join(other, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect((await files.find('/icons/192.png'))?.type).toBe('image/png');
  expect(await files.find('/icons/193.png')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  rmSync(other, { recursive: true });
});

it('Apple’s file of the restaurant’s folder is served once it is there [PYX-25]', async () => {
  const siteFolder = mkdtempSync(join(tmpdir(), 'comptoir-apple-'));
  const files = createAppFiles({ site, siteFolder, hasWorker: false });
  const path = '/.well-known/apple-developer-merchantid-domain-association';
  expect(await files.find(path)).toBeNull();
  writeFileSync(join(siteFolder, 'apple-developer-merchantid-domain-association'), '7B227073704964');
  expect(await files.find(path)).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' });
  rmSync(siteFolder, { recursive: true });
});
