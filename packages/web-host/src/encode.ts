import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
}

/** Whether compressing a media type is worth it. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

/** Prepares a body once, so that each request only picks. */
export function encode(identity: Buffer, options: EncodeOptions): Prepared {
  const { isCompressible, brotliQuality = 5, isImproved = false } = options;
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const given = Object.entries(options.made ?? {}) as [Encoding, Buffer][];
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity], ...given]);
  let isBest = !isImproved;
  return {
    encodings: isCompressible ? ['br', 'gzip', 'identity'] : ['identity'],
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    isFinal: (encoding) => Buffer.isBuffer(made.get(encoding)) && (encoding !== 'br' || isBest),
    bytes: (encoding) => {
      const ready = made.get(encoding);
      if (ready || encoding === 'identity') return ready ?? identity;
      const pending = compress[encoding](identity, brotliQuality);
      made.set(encoding, pending);
      pending.then(
        (bytes) => {
          made.set(encoding, bytes);
          if (isImproved && encoding === 'br')
            improve(identity, (better = bytes) => {
              made.set(encoding, better);
              isBest = true;
            });
        },
        () => made.delete(encoding),
      );
      return pending;
    },
  };
}

/** The end of what is being improved: one body at a time, for it takes a core some 200 ms. */
let improving: Promise<unknown> = Promise.resolve();

/** Compresses as well as can be. A failure leaves what there was: then nothing is taken. */
function improve(identity: Buffer, take: (better?: Buffer) => void): void {
  improving = improving.then(() => compress.br(identity, 11)).then(take, () => take());
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = {
  br: (body: Buffer, quality: number): Promise<Buffer> =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer): Promise<Buffer> => zip(body, { level: 6 }),
};
