import type { IncomingMessage } from 'node:http';

const longestUrl = 300;
const longestHeader = 120;

/**
 * All that an answer that anybody gets depends on; null: this one may depend on more, such as on the origin that asks. HEAD is
 * answered as GET is.
 */
export function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { 'accept-encoding': encodings = '', 'if-none-match': known = '' } = headers;
  if (url.length > longestUrl || known.length > longestHeader) return null;
  if (String(encodings).length > longestHeader) return null;
  // A body that came with it is for the router to read or to refuse.
  if (headers.origin !== undefined || headers['content-length'] !== undefined) return null;
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return null;
  return `${url}\n${encodings}\n${known}`;
}
