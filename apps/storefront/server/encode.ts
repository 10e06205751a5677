import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A body in the encodings that browsers ask for. The ETag names the identity, whatever the encoding. */
export interface Encoded {
  identity: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
  etag: string;
}

/** Pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

interface EncodeOptions {
  isCompressed: boolean;
  /** 1 to 11; 5 is right for what is rendered again and again. */
  brotliQuality?: number;
}

/** Encodes a body once, so that each request only picks. */
export async function encode(identity: Buffer, { isCompressed, brotliQuality = 5 }: EncodeOptions): Promise<Encoded> {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (!isCompressed) return { identity, gzip: null, br: null, etag };
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 6 }),
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  return { identity, gzip: zipped, br, etag };
}
