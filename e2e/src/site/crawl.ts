export interface CrawledPage {
  path: string;
  status: number;
  html: string;
}

function linksOf(html: string): string[] {
  const written = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address);
  const paths = written.map((address) => address.replaceAll('&amp;', '&').split('#')[0] ?? '');
  return paths.filter((path) => /^\/(?!\/)/.test(path));
}

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

/** The parts that a browser would load from another host. Links are not included. */
export function foreignParts({ html }: CrawledPage): string[] {
  const parts = html.matchAll(
    /<(?:img|script|iframe|source|video|audio|link(?! rel="canonical"))\b[^>]*?(?:src|srcset|href)="([^"]+)"/gi,
  );
  return [...parts].map(([, address = '']) => address).filter((address) => /^(https?:)?\/\//.test(address));
}

export function visibleText({ html }: CrawledPage): string {
  return html
    .replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ');
}
