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
  /** Path and query; a rule without a query keeps the request's. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** The target URL: keeps language (RTE-24) and, if the rule has none, the query. */
function lead(redirect: string, search: string, language: PathLanguage): string {
  const [, path = '', query = search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(redirect) ?? [];
  const led = (pathLanguage(path) ? path : underLanguage(language, path)) + query + hash;
  // Rules are plain text; a header is percent-encoded.
  const url = new URL(led, 'http://this-site.invalid');
  return url.pathname + url.search + url.hash;
}

/** For requests and links; null: none (RTE-31, RTE-41). */
export function findRedirect(
  { rootRedirect, routeRules }: Rules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | null {
  const wanted = comparedPath(pathname);
  const ruleOf = (path: string) => Object.entries(routeRules).find(([from]) => comparedPath(from) === path)?.[1];
  if (pathname === '/' && rootRedirect !== null) return { status: 302, location: lead(rootRedirect, search, '') };
  const rule = ruleOf(wanted);
  if (rule) return { status: rule.statusCode ?? 302, location: lead(rule.redirect, search, '') };
  // Rules apply below the language prefix and keep it (RTE-24).
  const plain = wanted.startsWith('/fr/') ? ruleOf(withoutLanguage(wanted)) : undefined;
  return plain ? { status: plain.statusCode ?? 302, location: lead(plain.redirect, search, '/fr') } : null;
}
