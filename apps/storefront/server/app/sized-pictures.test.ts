// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSizedPictures } from './sized-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const pictures = createSizedPictures({ siteFolder: folder });
beforeAll(async () => {
  mkdirSync(join(folder, 'media/photos'), { recursive: true });
  const red = { r: 255, g: 0, b: 0 };
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: red } });
  // Held upright: the camera notes that the picture is to be turned.
  await photo.jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'media/photos/galette jambon.jpg'));
  await sharp({ create: { width: 90, height: 60, channels: 3, background: red } })
    .png()
    .toFile(join(folder, 'media/small.png'));
  writeFileSync(join(folder, 'media/broken.jpg'), 'no picture');
  writeFileSync(join(folder, 'secret.jpg'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sizeOf(path: string) {
  const found = await pictures.find(path);
  const bytes = (await found?.prepared?.bytes('identity')) ?? Buffer.of();
  const { width, height, format } = await sharp(bytes).metadata();
  return { type: found?.type, width, height, format };
}

it('draws a camera’s photograph at the width of the page, as it was held [MNU-28]', async () => {
  for (const width of [320, 480, 800])
    expect(await sizeOf(`/media/sized/${width}/photos/galette%20jambon.jpg.webp`)).toEqual({
      type: 'image/webp',
      format: 'webp',
      width,
      height: Math.round((width * 4) / 3),
    });
});

it.each(['NFC', 'NFD'] as const)(
  'finds a name with accents, whichever machine wrote it down: %s [MNU-28]',
  async (form) => {
    const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } });
    await photo.jpeg().toFile(join(folder, 'media/photos', `crème ${form}.jpg`.normalize(form)));
    for (const asked of ['NFC', 'NFD'] as const) {
      const name = encodeURIComponent(`crème ${form}.jpg`.normalize(asked));
      expect(await sizeOf(`/media/sized/480/photos/${name}.webp`)).toMatchObject({ width: 90 });
    }
  },
);

it('makes none larger than it is [MNU-28]', async () => {
  expect(await sizeOf('/media/sized/480/small.png.webp')).toMatchObject({ width: 90, height: 60 });
});

it.each([
  '/media/sized/481/small.png.webp',
  '/media/sized/480/nobody.png.webp',
  '/media/sized/480/small.png',
  '/media/sized/480/..%2fsecret.jpg.webp',
  '/media/sized/480/%2e%2e/secret.jpg.webp',
  '/media/sized/480/%ff.jpg.webp',
  '/media/sized/480/small.png%00.webp',
])('has nothing at %s [MNU-28]', async (path) => {
  expect(await pictures.find(path)).toBeNull();
});

it('is missing where the original can not be read, with a line in the log [MNU-28]', async ({ onTestFinished }) => {
  const { error } = console;
  const said: unknown[] = [];
  console.error = (line: unknown) => said.push(line);
  onTestFinished(() => {
    console.error = error;
  });
  expect(await pictures.find('/media/sized/480/broken.jpg.webp')).toBeNull();
  expect(said).toEqual([expect.stringContaining('broken.jpg')]);
});
