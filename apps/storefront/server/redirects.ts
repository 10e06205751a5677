import type { SiteConfig } from '@comptoir/contract';
import { normalizePath } from './page-key.ts';

/** The redirect that the site's configuration asks for at a path; null: none (RTE-31, RTE-41). */
export function redirectOf(site: SiteConfig, path: string): { status: number; location: string } | null {
  if (path === '/' && site.rootRedirect !== null) return { status: 302, location: site.rootRedirect };
  const wanted = normalizePath(path);
  const rule = Object.entries(site.routeRules).find(([from]) => normalizePath(from) === wanted)?.[1];
  return rule ? { status: rule.statusCode ?? 302, location: rule.redirect } : null;
}
