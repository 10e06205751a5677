/** In front of a path: the site's one language, or nothing. Every page is there with it and without (RTE-24). */
export type PathLanguage = '' | '/fr';

export const pathLanguages: readonly PathLanguage[] = ['', '/fr'];

/** The spelling that stands for a path: lower case, no slash at its end (RTE-39). */
export function plainPath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

/** A path as it is compared with one that somebody typed: `/R%C3%A9server/` is `/réserver`, however its accents are written. */
export function comparedPath(path: string): string {
  try {
    // Part by part: a slash that is written out is a sign of a name, and leads no deeper.
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return plainPath(parts.join('/').normalize('NFC'));
  } catch {
    // What decodes to nothing is nobody's rule, and stays what it is.
    return plainPath(path);
  }
}

/** The language that a path names: `/fr/menu` and `/FR` -> `/fr`, `/menu` and `/french` -> none. */
export const pathLanguage = (path: string): PathLanguage => (/^\/fr(?=\/|$)/i.test(path) ? '/fr' : '');

/** A path under a language: `/menu` -> `/fr/menu`, `/` -> `/fr`. */
export const underLanguage = (language: PathLanguage, path: string): string =>
  path === '/' ? language || path : language + path;

/** A path without the language that it names: `/fr/menu` -> `/menu`, `/fr` -> `/`. */
export const withoutLanguage = (path: string): string => path.slice(pathLanguage(path).length) || '/';

/** HTML whose links to the site's own pages are under a language. */
export const linksUnderLanguage = (language: PathLanguage, html: string): string =>
  html.replaceAll('href="/', `href="${language}/`);
