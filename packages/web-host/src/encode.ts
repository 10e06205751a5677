import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Prepared {
  encodings: readonly Encoding[];
  etag(encoding: Encoding): string;
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
  isFinal(encoding: Encoding): boolean;
}

interface EncodeOptions {
  isCompressible: boolean;
  /** The brotli level from 1 to 11; 5 suits bodies that are rendered often. */
  brotliQuality?: number;
  made?: { br?: Buffer; gzip?: Buffer };
  /** After the first request, the body is compressed again at the highest level, in the background. */
  isImproved?: boolean;
  isCompact?: boolean;
  digest?: string;
}

function etagOf(digest: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Each response contains the digest, so it is short; 96 bits are enough to distinguish versions of one URL. */
export function digestOf(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 16);
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

const longestImproved = 512 * 1024;

export function encode(identity: Buffer, options: EncodeOptions): Prepared {
  const { isCompressible, brotliQuality = 5, isCompact = false } = options;
  const isImproved = options.isImproved === true && identity.length <= longestImproved;
  const { digest = digestOf(identity) } = options;
  const given = Object.entries(options.made ?? {}) as [Encoding, Buffer][];
  // This map has the only reference to each body, so deleting an entry frees its memory.
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity], ...given]);
  let isBest = !isImproved;

  const readIdentity = async () => made.get('identity') ?? unpack(await (made.get('br') ?? Buffer.alloc(0)));

  function finish(best: Buffer): void {
    made.set('br', best);
    isBest = true;
    if (isCompact) made.delete('identity');
  }

  async function compressAs(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const bytes = await compress[encoding](await readIdentity(), brotliQuality);
    made.set(encoding, bytes);
    if (encoding === 'gzip') return bytes;
    if (isImproved) improve(readIdentity, (better = bytes) => finish(better));
    else finish(bytes);
    return bytes;
  }

  return {
    encodings: isCompressible ? ['br', 'gzip', 'identity'] : ['identity'],
    etag: (encoding) => etagOf(digest, encoding),
    isFinal: (encoding) => Buffer.isBuffer(made.get(encoding)) && (encoding !== 'br' || isBest),
    bytes: (encoding) => {
      const ready = made.get(encoding);
      if (ready) return ready;
      if (encoding === 'identity') return readIdentity();
      const pending = compressAs(encoding);
      made.set(encoding, pending);
      pending.catch(() => made.delete(encoding));
      return pending;
    },
  };
}

/** The end of a queue that compresses one body at a time, because each takes 200 ms of a core. */
let improving: Promise<unknown> = Promise.resolve();

function improve(read: () => Promise<Buffer>, take: (better?: Buffer) => void): void {
  improving = improving.then(async () => compress.br(await read(), 11)).then(take, () => take());
}

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

const compress = {
  br: (body: Buffer, quality: number): Promise<Buffer> =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer): Promise<Buffer> => zip(body, { level: 6 }),
};
