import {
  comparedPath,
  type PathLanguage,
  pathLanguage,
  type SiteConfig,
  underLanguage,
  withoutLanguage,
} from '@comptoir/contract';

/** A redirect of the site's configuration. */
export interface Redirect {
  status: number;
  /** A path with its query: the query of the request, where the rule has none. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** The target of a rule: with the query of the request, where the rule has none, and under the same language (RTE-24). */
function lead(redirect: string, search: string, language: PathLanguage): string {
  const [, path = '', query = search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(redirect) ?? [];
  const led = (pathLanguage(path) ? path : underLanguage(language, path)) + query + hash;
  // Rules are written as people read them; a header is percent-encoded.
  const url = new URL(led, 'http://this-site.invalid');
  return url.pathname + url.search + url.hash;
}

/** The redirect of an address, for requests and for links; null: none (RTE-31, RTE-41). */
export function findRedirect(
  { rootRedirect, routeRules }: Rules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | null {
  const wanted = comparedPath(pathname);
  const ruleOf = (path: string) => Object.entries(routeRules).find(([from]) => comparedPath(from) === path)?.[1];
  if (pathname === '/' && rootRedirect !== null) return { status: 302, location: lead(rootRedirect, search, '') };
  const rule = ruleOf(wanted);
  if (rule) return { status: rule.statusCode ?? 302, location: lead(rule.redirect, search, '') };
  // Rules apply under the language prefix, too, and keep it (RTE-24).
  const plain = wanted.startsWith('/fr/') ? ruleOf(withoutLanguage(wanted)) : undefined;
  return plain ? { status: plain.statusCode ?? 302, location: lead(plain.redirect, search, '/fr') } : null;
}
