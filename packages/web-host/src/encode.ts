import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body kept ready to send: its bytes in each encoding, each with a strong ETag of its own. */
export interface Prepared {
  /** Best first. */
  encodings: readonly Encoding[];
  etag(encoding: Encoding): string;
  /** Compressed when first asked for, then kept. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
  /** Whether the bytes are there and stay as they are. */
  isFinal(encoding: Encoding): boolean;
}

interface EncodeOptions {
  /** False for what is compressed already, such as pictures and fonts. */
  isCompressible: boolean;
  /** 1 to 11; 5 is right for what is made again and again. */
  brotliQuality?: number;
  /** What is compressed already. */
  made?: { br?: Buffer; gzip?: Buffer };
  /** Compressed once more at the highest level, beside whatever is under way, after it was first asked for. */
  isImproved?: boolean;
  /** The body itself is not kept beside what it was compressed to: who takes nothing else gets it unpacked. */
  isCompact?: boolean;
  /** What `digestOf` says of the body, where that is known. */
  digest?: string;
}

/** The strong ETag of a body in an encoding. */
function etagOf(digest: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Names a body in its ETag: 96 bits, for each answer carries it and two versions of one address need no more to differ. */
export function digestOf(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 16);
}

/** Whether compressing a media type is worth it. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

/** Beyond that the highest level takes a core for seconds. */
const longestImproved = 512 * 1024;

/** Prepares a body once, so that each request only picks. */
export function encode(identity: Buffer, options: EncodeOptions): Prepared {
  const { isCompressible, brotliQuality = 5, isCompact = false } = options;
  const isImproved = options.isImproved === true && identity.length <= longestImproved;
  const { digest = digestOf(identity) } = options;
  const given = Object.entries(options.made ?? {}) as [Encoding, Buffer][];
  // Nothing but this map holds the body: what is taken out of it is free.
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

/** The end of what is being improved: one body at a time, for it takes a core some 200 ms. */
let improving: Promise<unknown> = Promise.resolve();

/** Compresses as well as can be. A failure leaves what there was: then nothing is taken. */
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
