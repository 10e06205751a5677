// @vitest-environment node
import { type UploadedFile, uploadedAddress } from '@comptoir/contract';
import { expect, it, vi } from 'vitest';
import { createUploadedPictures } from './uploaded-pictures.ts';

const hash = '0f'.repeat(32);

function openPictures() {
  const readPicture = vi.fn(async (file: UploadedFile) =>
    file.hash === hash ? Buffer.from(`${file.format} ${file.side}`) : null,
  );
  return { readPicture, pictures: createUploadedPictures({ readPicture }) };
}

it('serves each file of a picture with its type, for a year [MED-15]', async () => {
  const { pictures } = openPictures();
  for (const side of [480, 800] as const)
    for (const format of ['avif', 'webp'] as const) {
      const found = await pictures.find(uploadedAddress({ hash, side, format }));
      expect([found?.status, found?.type, found?.headers]).toEqual([
        200,
        `image/${format}`,
        { 'cache-control': 'public, max-age=31536000, immutable' },
      ]);
      expect(String(await found?.prepared?.bytes('identity'))).toBe(`${format} ${side}`);
    }
});

it('asks the database once for what many diners look at [MED-15]', async () => {
  const { pictures, readPicture } = openPictures();
  const path = uploadedAddress({ hash, side: 480, format: 'avif' });
  await Promise.all([1, 2, 3].map(() => pictures.find(path)));
  await pictures.find(path);
  expect(readPicture).toHaveBeenCalledTimes(1);
});

it('has nothing where there is no picture, until there is one [MED-15]', async () => {
  const { pictures, readPicture } = openPictures();
  const path = uploadedAddress({ hash: 'ab'.repeat(32), side: 480, format: 'webp' });
  expect(await pictures.find(path)).toBeNull();
  readPicture.mockResolvedValueOnce(Buffer.from('new'));
  expect(await pictures.find(path)).toMatchObject({ status: 200 });
});

it.each([`/media/u/${hash}.avif`, `/media/u/${hash}-320.avif`, '/media/u/', '/media/photos/galette.jpg'])(
  'does not ask for what can’t be one: %s [MED-15]',
  async (path) => {
    const { pictures, readPicture } = openPictures();
    expect(await pictures.find(path)).toBeNull();
    expect(readPicture).not.toHaveBeenCalled();
  },
);
