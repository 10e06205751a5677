/** A page of a shop as the server sends it, before any script runs. */
export interface CrawledPage {
  path: string;
  status: number;
  html: string;
}

/** Addresses of the shop itself in a page, without what comes after `#`. Files are looked at by what shows them. */
function linksOf(html: string): string[] {
  const written = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
  const paths = written.map((address) => address.replaceAll('&amp;', '&').split('#')[0] ?? '');
  return paths.filter((path) => /^\/(?!\/)/.test(path));
}

/** Reads every page of a shop that a link leads to, from these on; nothing twice. */
export async function crawl(url: string, from: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const known = new Set(from);
  for (const path of known) {
    const answer = await fetch(url + path);
    const html = await answer.text();
    pages.push({ path, status: answer.status, html });
    for (const link of linksOf(html)) known.add(link);
  }
  return pages;
}

/** What a browser loads of another host to show the page. Where links lead is the reader's own doing. */
export function foreignParts({ html }: CrawledPage): string[] {
  const parts = html.matchAll(
    /<(?:img|script|iframe|source|video|audio|link(?! rel="canonical"))\b[^>]*?(?:src|srcset|href)="([^"]+)"/gi,
  );
  return [...parts].map(([, address = '']) => address).filter((address) => /^(https?:)?\/\//.test(address));
}

/** What people read of a page: without its scripts, styles and tags. */
export function visibleText({ html }: CrawledPage): string {
  return html
    .replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ');
}
