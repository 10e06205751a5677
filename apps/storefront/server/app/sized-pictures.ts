import { join } from 'node:path';
import { pictureWidths } from '@comptoir/contract';
import { createDrawnFiles, type StaticFiles } from '@comptoir/web-host';
import { findMedia } from './find-media.ts';

const sizedPath = new RegExp(`^/media/sized/(${pictureWidths.join('|')})/(.+\\.(?:jpe?g|png|webp|avif))\\.webp$`, 'i');
const quality = 78;

async function drawSized(file: string | null, width: number): Promise<Buffer | null> {
  if (file === null) return null;
  const { default: sharp } = await import('sharp');
  // `rotate()` without an angle applies the camera's EXIF orientation.
  return sharp(file).rotate().resize(width, undefined, { withoutEnlargement: true }).webp({ quality }).toBuffer();
}

/** Resized WebP photographs: `/media/sized/480/photos/galette.jpg.webp` is `media/photos/galette.jpg` at 480 px. */
export function createSizedPictures({ siteFolder }: { siteFolder: string }): StaticFiles {
  const folder = join(siteFolder, 'media');
  return createDrawnFiles({
    type: 'image/webp',
    drawingOf: (path) => {
      const [, width, encoded = ''] = sizedPath.exec(path) ?? [];
      return width === undefined ? null : async () => drawSized(await findMedia(folder, encoded), Number(width));
    },
  });
}
