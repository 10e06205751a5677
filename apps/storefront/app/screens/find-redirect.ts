import {
  comparedPath,
  type PathLanguage,
  pathLanguage,
  type SiteConfig,
  underLanguage,
  withoutLanguage,
} from '@comptoir/contract';

/** Where the site's configuration leads from an address. */
export interface Redirect {
  status: number;
  /** A path of the site with its query: that of the address, where the rule gives none. */
  location: string;
}

type Rules = Pick<SiteConfig, 'rootRedirect' | 'routeRules'>;

/** Where a rule leads: with the query of the address, where it brings none itself, and under the same language (RTE-24). */
function lead(redirect: string, search: string, language: PathLanguage): string {
  const [, path = '', query = search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(redirect) ?? [];
  const led = (pathLanguage(path) ? path : underLanguage(language, path)) + query + hash;
  // As a header carries it: a rule is written as people read it.
  const url = new URL(led, 'http://this-site.invalid');
  return url.pathname + url.search + url.hash;
}

/** The redirect that holds for an address, for a request as for a tap; null: none (RTE-31, RTE-41). */
export function findRedirect(
  { rootRedirect, routeRules }: Rules,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Redirect | null {
  const wanted = comparedPath(pathname);
  const ruleOf = (path: string) => Object.entries(routeRules).find(([from]) => comparedPath(from) === path)?.[1];
  if (pathname === '/' && rootRedirect !== null) return { status: 302, location: lead(rootRedirect, search, '') };
  const rule = ruleOf(wanted);
  if (rule) return { status: rule.statusCode ?? 302, location: lead(rule.redirect, search, '') };
  // A rule holds under the language, too, and stays there (RTE-24).
  const plain = wanted.startsWith('/fr/') ? ruleOf(withoutLanguage(wanted)) : undefined;
  return plain ? { status: plain.statusCode ?? 302, location: lead(plain.redirect, search, '/fr') } : null;
}
