import type { IncomingMessage } from 'node:http';

const longestUrl = 300;
const longestHeader = 120;

/** Returns a request's cache key, or null if the response may depend on more than this key. */
export function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { 'accept-encoding': encodings = '', 'if-none-match': known = '' } = headers;
  if (url.length > longestUrl || known.length > longestHeader) return null;
  if (String(encodings).length > longestHeader) return null;
  if (headers.origin !== undefined || headers['content-length'] !== undefined) return null;
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return null;
  return `${url}\n${encodings}\n${known}`;
}
