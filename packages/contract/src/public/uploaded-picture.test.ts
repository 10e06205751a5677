import { describe, expect, it } from 'vitest';
import { readUploadedAddress, uploadedAddress, uploadedFormats, uploadedSides } from './uploaded-picture.ts';

const hash = 'a1'.repeat(32);

describe('the address of an uploaded picture', () => {
  it('names the picture, the size and the format [MED-15]', () => {
    expect(uploadedAddress({ hash, side: 480, format: 'avif' })).toBe(`/media/u/${hash}-480.avif`);
    for (const side of uploadedSides)
      for (const format of uploadedFormats)
        expect(readUploadedAddress(uploadedAddress({ hash, side, format }))).toEqual({ hash, side, format });
  });

  it.each([
    `/media/u/${hash}`,
    `/media/u/${hash}-481.avif`,
    `/media/u/${hash}-480.png`,
    `/media/u/${hash}-480.avif/`,
    `/media/u/${hash}-480.avif?v=2`,
    `/media/u/${hash.toUpperCase()}-480.avif`,
    `/media/u/${hash.slice(1)}-480.avif`,
    `/media/u/../${hash}-480.avif`,
    `/x/media/u/${hash}-480.avif`,
    `/media/photos/${hash}-480.avif`,
  ])('is not %s [MED-15]', (path) => {
    expect(readUploadedAddress(path)).toBeNull();
  });
});
