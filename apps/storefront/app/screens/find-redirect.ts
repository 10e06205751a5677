import {
  comparedPath,
  type PathLanguage,
  pathLanguage,
  type SiteConfig,
  underLanguage,
  withoutLanguage,
} from '@comptoir/contract';

export interface Redirect {
  status: number;
  /** The target's path and query. If the rule has no query, the request's query stays. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** The target keeps the request's language (RTE-24), and its query if the rule has none. */
function lead(redirect: string, search: string, language: PathLanguage): string {
  const [, path = '', query = search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(redirect) ?? [];
  const led = (pathLanguage(path) ? path : underLanguage(language, path)) + query + hash;
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
  if (pathname === '/' && rootRedirect !== null) return { status: 302, location: lead(rootRedirect, search, '') };
  const rule = ruleOf(wanted);
  if (rule) return { status: rule.statusCode ?? 302, location: lead(rule.redirect, search, '') };
  // Rules also apply below the language prefix, and the target keeps the prefix (RTE-24).
  const plain = wanted.startsWith('/fr/') ? ruleOf(withoutLanguage(wanted)) : undefined;
  return plain ? { status: plain.statusCode ?? 302, location: lead(plain.redirect, search, '/fr') } : null;
}
