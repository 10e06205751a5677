import type { SiteConfig } from '@comptoir/contract';

/** A deep link is a link of the site or `appId://menu?product=101`. Null for any other link. */
export function pathOfLink(link: string, { siteRoot, native }: Pick<SiteConfig, 'siteRoot' | 'native'>): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  const rest = url.search + url.hash;
  if (url.origin === new URL(siteRoot).origin) return url.pathname + rest;
  // A URL with the app's own scheme has no origin, and its host may be the first part of the path.
  if (url.protocol !== `${native?.appId}:`) return null;
  return `/${`${url.host}/${url.pathname}`.split('/').filter(Boolean).join('/')}${rest}`;
}
