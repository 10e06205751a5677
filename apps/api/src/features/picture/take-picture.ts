import { createHash } from 'node:crypto';
import { uploadedSides } from '@comptoir/contract';
import { chooseSquare } from './draw/choose-square.ts';
import { type DrawnFile, drawPicture } from './draw/draw-picture.ts';
import { judgeSource, type PictureRefusal } from './draw/judge-source.ts';
import { loadSharp, longest, sourceOptions } from './draw/load-sharp.ts';
import { hidesAnotherFile } from './read/hides-another-file.ts';
import { nameFormat } from './read/name-format.ts';
import type { Upload } from './read/read-upload.ts';

/** Raise this number with each change of the drawing, because browsers keep a file for a year. */
const drawingVersion = 1;

interface TakenPicture {
  hash: string;
  width: number;
  height: number;
  /** The sides of the stored squares, in pixels. */
  sizes: number[];
  /** Null if the picture is stored already. */
  files: DrawnFile[] | null;
}

/** Judges and draws an uploaded picture. The same file with the same crop gets the same hash and is drawn once. */
export async function takePicture(
  { bytes, focus }: Upload,
  isKnown: (hash: string) => Promise<boolean>,
): Promise<TakenPicture | { refusal: PictureRefusal }> {
  const named = nameFormat(bytes);
  if (named === 'heic') return { refusal: 'heic' };
  if (named === null || hidesAnotherFile(bytes)) return { refusal: 'unreadable' };
  const sharp = await loadSharp();
  // The limit of pixels is judged below, where its refusal has a sentence.
  const metadata = await sharp(bytes, { failOn: sourceOptions.failOn, limitInputPixels: false })
    .timeout(longest)
    .metadata()
    .catch(() => null);
  const refusal = metadata === null ? 'unreadable' : judgeSource(bytes, named, metadata);
  if (metadata === null || refusal) return { refusal: refusal ?? 'unreadable' };

  const { width, height } = metadata.autoOrient;
  const square = chooseSquare({ width, height }, focus);
  const crop = `${drawingVersion} ${square.left} ${square.top}\n`;
  const hash = createHash('sha256').update(crop).update(bytes).digest('hex');
  const sizes = uploadedSides.map((side) => Math.min(side, square.side));
  if (await isKnown(hash)) return { hash, width, height, sizes, files: null };
  const files = await drawPicture(bytes, square).catch(() => null);
  return files ? { hash, width, height, sizes, files } : { refusal: 'unreadable' };
}
