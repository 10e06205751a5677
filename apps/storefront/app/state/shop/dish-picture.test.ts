import { describe, expect, it } from 'vitest';
import { dishPicture } from './dish-picture.ts';

describe('the picture of a dish', () => {
  it('is a drawing of ours, cut out, in two sizes and alone in a third [MNU-28]', () => {
    const path = '/media/items/reine';
    expect(dishPicture(`${path}.webp`)).toMatchObject({
      src: `${path}.webp`,
      source: { type: 'image/avif', srcSet: `${path}-320.avif 320w, ${path}.avif 480w` },
      isCutOut: true,
    });
    expect(dishPicture(`${path}.webp`, 'sheet')?.source).toEqual({ type: 'image/avif', srcSet: `${path}-800.avif` });
  });

  it('is a photograph as the camera made it, in the widths that the server draws [MNU-28]', () => {
    const picture = dishPicture('/media/photos/galette jambon.JPG', 'card');
    const at = (width: number) => `/media/sized/${width}/photos/galette%20jambon.JPG.webp`;
    expect(picture).toMatchObject({ src: at(480), isCutOut: false });
    expect(picture?.source?.srcSet).toBe(`${at(320)} 320w, ${at(480)} 480w, ${at(800)} 800w`);
  });

  it('is a square that the office uploaded, in two sizes and two formats [MED-15]', () => {
    const address = `/media/u/${'c0'.repeat(32)}`;
    for (const named of ['480.avif', '800.webp']) {
      const picture = dishPicture(`${address}-${named}`, 'card');
      expect(picture).toMatchObject({ src: `${address}-480.webp`, isCutOut: false });
      expect(picture?.source).toMatchObject({
        type: 'image/avif',
        srcSet: `${address}-480.avif 480w, ${address}-800.avif 800w`,
      });
    }
    expect(dishPicture(`${address}-480.avif`, 'sheet')?.src).toBe(`${address}-800.webp`);
  });

  it.each(['https://images.example.com/a.jpg', '/media/site/plate.svg'])('stays where it is: %s [MNU-28]', (image) => {
    expect(dishPicture(image)).toEqual({ src: image, isCutOut: false });
  });

  it('is none where the catalogue names none', () => {
    expect(dishPicture(null)).toBeNull();
  });
});
