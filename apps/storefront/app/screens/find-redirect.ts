import type { SiteConfig } from '@comptoir/contract';
import { plainPath } from './plain-path.ts';

/** Where the site's configuration leads from an address. */
export interface Redirect {
  status: number;
  /** A path of the site with its query: that of the address, where the rule gives none. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** The redirect that holds for an address, for a request as for a tap; null: none (RTE-31, RTE-41). */
export function findRedirect(
  { rootRedirect, routeRules }: Rules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | null {
  const wanted = plainPath(pathname);
  const named = Object.entries(routeRules).find(([from]) => plainPath(from) === wanted)?.[1];
  const rule = pathname === '/' && rootRedirect !== null ? { redirect: rootRedirect } : named;
  if (!rule) return null;
  const [target = '', hash] = rule.redirect.split('#');
  const query = target.includes('?') ? '' : search;
  return { status: rule.statusCode ?? 302, location: target + query + (hash === undefined ? '' : `#${hash}`) };
}
