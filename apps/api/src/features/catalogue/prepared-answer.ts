import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer kept ready: its bytes in each encoding, each with a strong ETag of its own. */
export interface PreparedAnswer {
  etag(encoding: Encoding): string;
  /** Compressed when first asked for. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export function prepareAnswer(value: unknown): PreparedAnswer {
  const identity = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);
  return {
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    bytes: (encoding) => {
      const ready = made.get(encoding);
      if (ready || encoding === 'identity') return ready ?? identity;
      const pending = compress[encoding](identity);
      made.set(encoding, pending);
      pending.then(
        (bytes) => made.set(encoding, bytes),
        () => made.delete(encoding),
      );
      return pending;
    },
  };
}

/** The best encoding of an `Accept-Encoding` header; an encoding with q=0 is refused. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/),
  );
  const takes = (name: string) => accepted.some(([encoding, weight]) => encoding === name && Number(weight ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Whether an `If-None-Match` header names this ETag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
