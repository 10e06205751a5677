export type PathLanguage = '' | '/fr';

export const pathLanguages: readonly PathLanguage[] = ['', '/fr'];

export function plainPath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}

/** Decodes a path into its normal form: `/R%C3%A9server/` becomes `/réserver`. */
export function comparedPath(path: string): string {
  try {
    // Each part is decoded alone, because an encoded slash is a character of a name.
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return plainPath(parts.join('/').normalize('NFC'));
  } catch {
    return plainPath(path);
  }
}

/** The language prefix of a path: `/fr/menu` and `/FR` -> `/fr`; `/menu` and `/french` -> none. */
export const pathLanguage = (path: string): PathLanguage => (/^\/fr(?=\/|$)/i.test(path) ? '/fr' : '');

/** Adds a language prefix: `/menu` -> `/fr/menu`, `/` -> `/fr`. */
export const underLanguage = (language: PathLanguage, path: string): string =>
  path === '/' ? language || path : language + path;

/** Removes the language prefix: `/fr/menu` -> `/menu`, `/fr` -> `/`. */
export const withoutLanguage = (path: string): string => path.slice(pathLanguage(path).length) || '/';

export const linksUnderLanguage = (language: PathLanguage, html: string): string =>
  html.replaceAll('href="/', `href="${language}/`);
