import { access } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pictureWidths } from '@comptoir/contract';
import { createDrawnFiles, type StaticFiles } from '@comptoir/web-host';

const sizedPath = new RegExp(`^/media/sized/(${pictureWidths.join('|')})/(.+\\.(?:jpe?g|png|webp|avif))\\.webp$`, 'i');
const quality = 78;

/** The file that an address names in a folder; null: it leads out of it, or can't be read. */
function fileIn(folder: string, encoded: string): string | null {
  try {
    const file = join(folder, decodeURIComponent(encoded));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

async function drawSized(file: string, width: number): Promise<Buffer | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const { default: sharp } = await import('sharp');
  // As the camera was held, which it only notes beside the picture.
  return sharp(file).rotate().resize(width, undefined, { withoutEnlargement: true }).webp({ quality }).toBuffer();
}

/**
 * Photographs of the restaurant's `media/` in the widths that pages ask for, as WebP: `/media/sized/480/photos/galette.jpg.webp` is
 * `media/photos/galette.jpg`, 480 pixels wide. The original may be as a camera made it.
 */
export function createSizedPictures({ siteFolder }: { siteFolder: string }): StaticFiles {
  const folder = join(siteFolder, 'media');
  return createDrawnFiles({
    type: 'image/webp',
    drawingOf: (path) => {
      const [, width, encoded = ''] = sizedPath.exec(path) ?? [];
      const file = width === undefined ? null : fileIn(folder, encoded);
      return file === null ? null : () => drawSized(file, Number(width));
    },
  });
}
