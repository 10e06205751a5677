import { type UploadedFile, uploadedFormats, uploadedSides } from '@comptoir/contract';
import type { Square } from './choose-square.ts';
import { loadSharp, longest, sourceOptions } from './load-sharp.ts';

export type DrawnFile = Omit<UploadedFile, 'hash'> & { bytes: Buffer };

/** The cost of AVIF grows quickly with `effort`; at 2 the files are a seventh larger than at the default of 4. */
const encodings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78 },
} as const;

/** Draws the four files. They contain pixels in sRGB only, nothing else of the source. @throws if it can't be read */
export async function drawPicture(source: Buffer, square: Square): Promise<DrawnFile[]> {
  const sharp = await loadSharp();
  const { width, height, left, top, side } = square;
  // The crop comes after the scaling, so that decoders may read a smaller picture.
  const { data, info } = await sharp(source, sourceOptions)
    .timeout(longest)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .extract({ left, top, width: side, height: side })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: side, height: side, channels: info.channels };
  const files: DrawnFile[] = [];
  for (const wanted of uploadedSides)
    for (const format of uploadedFormats) {
      const drawing = sharp(data, { raw }).resize(Math.min(wanted, side)).toFormat(format, encodings[format]);
      files.push({ side: wanted, format, bytes: await drawing.toBuffer() });
    }
  return files;
}
