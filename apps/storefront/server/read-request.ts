import type { WebRequest } from '@comptoir/web-host';

export type Accept = WebRequest['headers'][string];

export function wantsPage(accept: Accept = ''): boolean {
  return accept.includes('text/html');
}

export function wantsJson(accept: Accept = ''): boolean {
  return accept.includes('application/json') && !wantsPage(accept);
}

/** Parses the path and the query of a request. Null if browsers send no such URL. */
export function readAddress(written: string): URL | null {
  // Browsers resolve dot segments before they send a request, so a path with dot segments is refused.
  if (/(^|[/\\])(\.|%2e){1,2}(?=[/\\?#]|$)/i.test(written.split('?')[0] ?? '')) return null;
  // The host is prepended as text: `new URL(path, base)` would read "//elsewhere/menu" as host and path.
  return URL.parse(`http://storefront.invalid${written}`);
}
