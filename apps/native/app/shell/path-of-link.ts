import type { SiteConfig } from '@comptoir/contract';

/**
 * The page that a link from elsewhere asks for, as path, query and hash: a link of the site, or `appId://menu?product=101`, which
 * only the application opens. Null: another's, or none.
 */
export function pathOfLink(link: string, { siteRoot, native }: Pick<SiteConfig, 'siteRoot' | 'native'>): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  const rest = url.search + url.hash;
  if (url.origin === new URL(siteRoot).origin) return url.pathname + rest;
  // Such an address has no origin, and its page may stand in the place of a host.
  if (url.protocol !== `${native?.appId}:`) return null;
  return `/${`${url.host}/${url.pathname}`.split('/').filter(Boolean).join('/')}${rest}`;
}
