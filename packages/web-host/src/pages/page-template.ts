import { constants, crc32, deflateRawSync } from 'node:zlib';
import { digestOf, etagOf, type Prepared } from '../encode.ts';
import { escapeHtml } from '../escape-html.ts';

/** A page with one text in it that differs from visit to visit. */
export interface PageTemplate {
  /** The page with a text put in, which is escaped for an attribute or an element. */
  fill(text: string): Prepared;
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** What one stored block of a compressed file holds at most. */
const longestStored = 65_535;

/** A part of a deflated file, stored as it is. */
function store(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * Gives the checksum of a file that ends in these bytes by that of what comes before them, without reading them again: each bit of it
 * comes out as if as many zeros had followed.
 */
function checksumBefore(end: Buffer): (checksum: number) => number {
  const zeros = Buffer.alloc(end.length);
  const none = crc32(zeros, 0);
  const shifted = Array.from({ length: 32 }, (_, bit) => crc32(zeros, 2 ** bit) ^ none);
  const own = crc32(end);
  return (checksum) => shifted.reduce((sum, value, bit) => ((checksum >>> bit) & 1 ? sum ^ value : sum), own) >>> 0;
}

/**
 * Compresses what stands before and after the marker once: putting a text in between costs neither rendering nor compressing.
 * Brotli can't be joined like that, so such a page goes out in gzip or as it is. Throws where the marker is not there.
 */
export function createPageTemplate(html: string, marker: string): PageTemplate {
  const at = html.indexOf(marker);
  if (at < 0) throw new Error(`The page does not hold "${marker}".`);
  const before = Buffer.from(html.slice(0, at));
  const after = Buffer.from(html.slice(at + marker.length));
  const packedBefore = deflateRawSync(before, { finishFlush: constants.Z_FULL_FLUSH });
  const packedAfter = deflateRawSync(after);
  const checkedBefore = crc32(before);
  const checksumWith = checksumBefore(after);
  const digest = digestOf(Buffer.from(html));

  function fill(text: string): Prepared {
    const put = Buffer.from(escapeHtml(text)).subarray(0, longestStored);
    const pack = () => {
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(checksumWith(crc32(put, checkedBefore)), 0);
      tail.writeUInt32LE(before.length + put.length + after.length, 4);
      return Buffer.concat([gzipHead, packedBefore, store(put), packedAfter, tail]);
    };
    return {
      encodings: ['gzip', 'identity'],
      // Each text is another address's, and an ETag is one address's own.
      etag: (encoding) => etagOf(digest, encoding),
      isFinal: () => false,
      bytes: (encoding) => (encoding === 'gzip' ? pack() : Buffer.concat([before, put, after])),
    };
  }
  return { fill };
}
