import type { WebRequest } from '@comptoir/web-host';

export type Accept = WebRequest['headers'][string];

/** True for a browser's navigation. */
export function wantsPage(accept: Accept = ''): boolean {
  return accept.includes('text/html');
}

/** True if JSON is preferred to a page. */
export function wantsJson(accept: Accept = ''): boolean {
  return accept.includes('application/json') && !wantsPage(accept);
}

/** Null: not a URL that browsers send. `written`: path and query. */
export function readAddress(written: string): URL | null {
  // Browsers resolve dot segments first; resolving them here would give another path.
  if (/(^|[/\\])(\.|%2e){1,2}(?=[/\\?#]|$)/i.test(written.split('?')[0] ?? '')) return null;
  // Concatenated, since a base URL would read "//elsewhere/menu" as host and path.
  return URL.parse(`http://storefront.invalid${written}`);
}
