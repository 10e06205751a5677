import type { SiteConfig } from '@comptoir/contract';

/**
 * Path, query and hash of a deep link, which is a link of the site or `appId://menu?product=101`. Null: any other
 * link.
 */
export function pathOfLink(link: string, { siteRoot, native }: Pick<SiteConfig, 'siteRoot' | 'native'>): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  const rest = url.search + url.hash;
  if (url.origin === new URL(siteRoot).origin) return url.pathname + rest;
  // A URL with the application's own scheme has no origin, and may have its page as the host.
  if (url.protocol !== `${native?.appId}:`) return null;
  return `/${`${url.host}/${url.pathname}`.split('/').filter(Boolean).join('/')}${rest}`;
}
