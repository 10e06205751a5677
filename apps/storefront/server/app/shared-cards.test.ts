// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import site from '../../../../sites/leve-tard/site.ts';
import { createSharedCards } from './shared-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const items = join(folder, 'media/items');
mkdirSync(items, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const colours = { ...site.app, backgroundColor: '#ffffff', themeColor: '#0000ff' };
const cards = createSharedCards({ site: { ...site, app: colours }, siteFolder: folder });

/** Red, green and blue of a card's pixel, in steps that survive JPEG. */
async function colourAt(card: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((channel) => Math.round(channel / 51));
}

async function cardAt(path: string): Promise<Buffer> {
  const found = await cards.find(path);
  expect(found?.type).toBe('image/jpeg');
  return (await found?.prepared?.bytes('identity')) ?? Buffer.of();
}

const square = (channels: 3 | 4, alpha: number) =>
  sharp({ create: { width: 90, height: 90, channels, background: { r: 255, g: 0, b: 0, alpha } } });

it('shows a dish that was cut out before the restaurant’s colour, and a photograph over the whole card', async () => {
  await square(4, 1)
    .extend({ left: 1, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ lossless: true })
    .toFile(join(items, 'reine.webp'));
  await square(3, 1).jpeg().toFile(join(items, 'photo.jpg'));
  const dish = await cardAt('/cards/items/reine.jpg');
  expect(await sharp(dish).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(await colourAt(dish, 600, 315)).toEqual([5, 0, 0]);
  expect(await colourAt(dish, 10, 10)).toEqual([5, 5, 5]);
  expect(await colourAt(dish, 250, 600)).toEqual([4, 4, 5]);
  expect(await colourAt(await cardAt('/cards/items/photo.jpg'), 10, 10)).toEqual([5, 0, 0]);
});

it('shows the restaurant’s icon where there is no dish to show', async () => {
  writeFileSync(
    join(folder, 'icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0f0"/></svg>',
  );
  const card = await cardAt('/cards/icon.jpg');
  expect(await colourAt(card, 600, 315)).toEqual([0, 5, 0]);
  expect(await colourAt(card, 600, 626)).toEqual([0, 0, 5]);
});

it('shows a drawing, as a new site has them', async () => {
  mkdirSync(join(folder, 'media/site'), { recursive: true });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#f00"/></svg>';
  writeFileSync(join(folder, 'media/site/plate.svg'), drawing);
  const card = await cardAt('/cards/site/plate.jpg');
  expect(await colourAt(card, 600, 315)).toEqual([5, 0, 0]);
  expect(await colourAt(card, 10, 10)).toEqual([5, 5, 5]);
});

it('shows a photograph whatever it is called, with its accents in one sign or two', async () => {
  await square(3, 1)
    .jpeg()
    .toFile(join(items, 'pâté en croûte (été).v2.jpg'.normalize('NFD')));
  const asked = encodeURI('pâté en croûte (été).v2'.normalize('NFC'));
  expect(await colourAt(await cardAt(`/cards/items/${asked}.jpg`), 10, 10)).toEqual([5, 0, 0]);
});

it('is missing where there is no such picture, and is drawn once there is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['items/nobody', '../icon', '%2e%2e/icon', 'items/', 'items//reine', `${'a'.repeat(8000)}`])
    expect(await cards.find(`/cards/${name}.jpg`), name).toBeNull();
  expect(log).not.toHaveBeenCalled();
  writeFileSync(join(items, 'broken.webp'), 'no picture');
  expect(await cards.find('/cards/items/broken.jpg')).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/cards/items/broken.jpg'), expect.anything());
  copyFileSync(join(items, 'reine.webp'), join(items, 'broken.webp'));
  await cardAt('/cards/items/broken.jpg');
});
