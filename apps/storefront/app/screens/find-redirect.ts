import {
  comparedPath,
  pathPrefix,
  type SiteConfig,
  underPrefix,
  withoutPrefix,
  withoutPreview,
} from '@comptoir/contract';

export interface Redirect {
  status: number;
  /** The target's path and query. If the rule has no query, the request's query stays. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** The target keeps the request's prefix (RTE-24), and its query if the rule has none. */
function lead(redirect: string, search: string, prefix: string): string {
  const [, path = '', query = search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(redirect) ?? [];
  const led = (pathPrefix(path) ? path : underPrefix(prefix, path)) + query + hash;
  // Rules may contain accents, but the Location header must be percent-encoded.
  const url = new URL(led, 'http://this-site.invalid');
  return url.pathname + url.search + url.hash;
}

/** Returns null if no rule redirects this URL (RTE-31, RTE-41). */
export function findRedirect(
  { rootRedirect, routeRules }: Rules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | null {
  const wanted = comparedPath(pathname);
  const ruleOf = (path: string) => Object.entries(routeRules).find(([from]) => comparedPath(from) === path)?.[1];
  if (withoutPreview(pathname) === '/' && rootRedirect !== null)
    return { status: 302, location: lead(rootRedirect, search, pathPrefix(pathname)) };
  const rule = ruleOf(wanted);
  if (rule) return { status: rule.statusCode ?? 302, location: lead(rule.redirect, search, '') };
  // Rules also apply below a prefix, and the target keeps the prefix (RTE-24).
  const prefix = pathPrefix(wanted);
  const plain = prefix && prefix !== wanted ? ruleOf(withoutPrefix(wanted)) : undefined;
  return plain ? { status: plain.statusCode ?? 302, location: lead(plain.redirect, search, prefix) } : null;
}
