import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { encode, etagOf, type Prepared } from './encode.ts';

/** Powers of two, bytes: how far back a decoder looks without being asked to look further. */
const furthestBack = 27;
/** Two thirds of the time that the usual level takes, for 7 % more bytes. */
const brotliQuality = 4;

/**
 * Keeps of a body only what another one does not say already, such as one dish's sheet over the menu. Each request puts it together
 * and compresses it anew, some milliseconds beside the thread: few ask for it, and nobody keeps what they got.
 */
export async function encodeLike(
  body: Buffer,
  base: Prepared,
  digest: string,
): Promise<{ prepared: Prepared; keptBytes: number }> {
  const dictionary = await base.bytes('identity');
  const lookBack = Math.min(Math.ceil(Math.log2(dictionary.length + body.length)), furthestBack);
  const beyond = await pack(body, { dictionary, params: { [constants.ZSTD_c_windowLog]: lookBack } });
  return { prepared: joinLater(beyond, base, digest), keptBytes: beyond.length };
}

/** A function of its own, so that nothing here holds the body. */
function joinLater(beyond: Buffer, base: Prepared, digest: string): Prepared {
  const join = async () => unpack(beyond, { dictionary: await base.bytes('identity') });
  return {
    encodings: ['br', 'gzip', 'identity'],
    etag: (encoding) => etagOf(digest, encoding),
    isFinal: () => false,
    bytes: async (encoding) => encode(await join(), { isCompressible: true, brotliQuality, digest }).bytes(encoding),
  };
}

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);
