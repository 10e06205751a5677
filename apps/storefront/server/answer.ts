import { type Encoded, encode, isCompressible } from './encode.ts';
import { type ForeignOrigins, securityHeaders } from './security-headers.ts';

export interface StorefrontRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string | undefined>;
}

export interface StorefrontAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null for HEAD, redirects and 304. */
  body: Buffer | null;
}

/** Something to answer with: a short text, or a body encoded beforehand. */
export interface Content {
  status: number;
  type?: string;
  text?: string;
  encoded?: Encoded;
  headers?: Record<string, string>;
  /** Hashes of the inline scripts of a page. */
  scriptHashes?: string[];
}

/** Chooses the encoding, answers 304 to a known ETag, and gives every answer the headers of the web surface. */
export async function answer(
  request: StorefrontRequest,
  origins: ForeignOrigins,
  content: Content,
): Promise<StorefrontAnswer> {
  const { status, type, text, scriptHashes } = content;
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    ...securityHeaders(origins, scriptHashes),
    ...content.headers,
  };
  const encoded =
    content.encoded ?? (text === undefined ? undefined : await encode(Buffer.from(text), { isCompressed: false }));
  if (!encoded) return { status, headers, body: null };

  if (type) headers['content-type'] = type;
  if (type && isCompressible(type)) headers.vary = 'Accept-Encoding, Accept';
  headers.etag = encoded.etag;
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(encoded.etag))
    return { status: 304, headers, body: null };

  const accepted = request.headers['accept-encoding'] ?? '';
  const [name, body] =
    encoded.br && /\bbr\b/.test(accepted)
      ? ['br', encoded.br]
      : encoded.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', encoded.gzip]
        : ['', encoded.identity];
  if (name) headers['content-encoding'] = name;
  headers['content-length'] = String(body.length);
  return { status, headers, body: request.method === 'HEAD' ? null : body };
}
