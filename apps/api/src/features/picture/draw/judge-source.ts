import type { Metadata } from 'sharp';
import type { NamedFormat } from '../read/name-format.ts';
import { sourceOptions } from './load-sharp.ts';

export type PictureRefusal = 'unreadable' | 'heic' | 'moving' | 'too_many_pixels';

/** The most bytes that a decoder may hold of a source. */
const mostHeldBytes = 160_000_000;

const decoderNames = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/**
 * Bytes that the decoder holds for each pixel, as measured: AVIF and lossless WebP are held whole, and so are progressive JPEG and
 * interlaced PNG. All others are read by lines.
 */
function heldBytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  const isDeep = depth !== 'uchar';
  if (format === 'heif') return isDeep ? 28 : 20;
  if (format === 'webp') return 4;
  if (!isProgressive) return 0;
  // Both colours of a usual JPEG have a quarter of the pixels.
  if (format === 'jpeg') return 2.1 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
  return 1.4 * channels * (isDeep ? 2 : 1);
}

/** An animated PNG says so before its first picture. */
function isAnimated(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  return pages > 1 || (format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL'));
}

/** Judges a source before it is decoded. Null means that it may be. */
export function judgeSource(
  bytes: Buffer,
  named: Exclude<NamedFormat, 'heic'>,
  metadata: Metadata,
): PictureRefusal | null {
  const pixels = metadata.width * metadata.height;
  if (metadata.format !== decoderNames[named]) return 'unreadable';
  if (isAnimated(bytes, metadata)) return 'moving';
  const isTooLarge = pixels > sourceOptions.limitInputPixels || pixels * heldBytesPerPixel(metadata) > mostHeldBytes;
  return isTooLarge ? 'too_many_pixels' : null;
}
