/** The language before a path, or none. Every page is there with it and without (RTE-24). */
export type PathLanguage = '' | '/fr';

export const pathLanguages: readonly PathLanguage[] = ['', '/fr'];

/** The normal form of a path: lower case, no slash at its end (RTE-39). */
export function plainPath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

/** A typed path in its normal form: `/R%C3%A9server/` becomes `/réserver`. */
export function comparedPath(path: string): string {
  try {
    // Part by part: an encoded slash is a character of a name.
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return plainPath(parts.join('/').normalize('NFC'));
  } catch {
    // An undecodable path stays as it is.
    return plainPath(path);
  }
}

/** The language of a path: `/fr/menu` and `/FR` → `/fr`, `/menu` and `/french` → none. */
export const pathLanguage = (path: string): PathLanguage => (/^\/fr(?=\/|$)/i.test(path) ? '/fr' : '');

/** A path under a language: `/menu` -> `/fr/menu`, `/` -> `/fr`. */
export const underLanguage = (language: PathLanguage, path: string): string =>
  path === '/' ? language || path : language + path;

/** A path without the language that it names: `/fr/menu` -> `/menu`, `/fr` -> `/`. */
export const withoutLanguage = (path: string): string => path.slice(pathLanguage(path).length) || '/';

export const linksUnderLanguage = (language: PathLanguage, html: string): string =>
  html.replaceAll('href="/', `href="${language}/`);
