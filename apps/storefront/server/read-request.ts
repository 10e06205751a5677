import type { WebRequest } from '@comptoir/web-host';

/** What kinds of answer are wished for, as requests say it. */
export type Accept = WebRequest['headers'][string];

/** Whether who asks can show a page. */
export function wantsPage(accept: Accept = ''): boolean {
  return accept.includes('text/html');
}

/** Whether who asks would rather read JSON than a page. */
export function wantsJson(accept: Accept = ''): boolean {
  return accept.includes('application/json') && !wantsPage(accept);
}

/** What a request asks for; null: nothing that a browser could ask for. `written` is its path and query. */
export function readAddress(written: string): URL | null {
  // Browsers resolve dots before they ask; what is resolved here would be another address than the one that was written.
  if (/(^|[/\\])(\.|%2e){1,2}(?=[/\\?#]|$)/i.test(written.split('?')[0] ?? '')) return null;
  // Not against a base: "//elsewhere/menu" would be a host and a path.
  return URL.parse(`http://storefront.invalid${written}`);
}
