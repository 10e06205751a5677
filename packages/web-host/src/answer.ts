import { encode, isCompressible, type Prepared } from './encode.ts';
import { negotiate, type RequestHeaders } from './negotiate.ts';
import { type ForeignOrigins, partHeaders, previewHeaders, securityHeaders } from './security-headers.ts';

export interface WebRequest {
  method: string;
  url: string;
  headers: RequestHeaders;
}

export interface WebAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
  isLasting: boolean;
}

export interface Content {
  status: number;
  type?: string;
  text?: string;
  prepared?: Prepared;
  headers?: Record<string, string>;
  scriptHashes?: string[];
  isPart?: boolean;
  /** The page of a preview: sandboxed, and framed by the office only (REH-03). */
  isPreview?: boolean;
  isLasting?: boolean;
}

/** Negotiates the encoding, answers 304 for a matching ETag, and adds the security headers. */
export async function answer(request: WebRequest, origins: ForeignOrigins, content: Content): Promise<WebAnswer> {
  const { status, type, text, scriptHashes, isPart = false, isPreview = false, isLasting = false } = content;
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    ...(isPart ? partHeaders(type) : securityHeaders(origins, scriptHashes)),
    ...content.headers,
    ...(isPreview && previewHeaders(origins, scriptHashes)),
  };
  const prepared =
    content.prepared ?? (text === undefined ? undefined : encode(Buffer.from(text), { isCompressible: false }));
  if (!prepared) return { status, headers, body: null, isLasting };

  const chosen = negotiate(request.headers, prepared);
  Object.assign(headers, chosen.headers, type && { 'content-type': type });
  // The response varies by `Accept`, because API clients get JSON for a missing page.
  if (type && isCompressible(type) && !isPart) headers.vary = 'Accept-Encoding, Accept';
  if (status === 200 && chosen.isKnown) return { status: 304, headers, body: null, isLasting };
  if (chosen.encoding !== 'identity') headers['content-encoding'] = chosen.encoding;
  const body = await prepared.bytes(chosen.encoding);
  headers['content-length'] = String(body.length);
  const isFinal = isLasting && prepared.isFinal(chosen.encoding);
  return { status, headers, body: request.method === 'HEAD' ? null : body, isLasting: isFinal };
}
