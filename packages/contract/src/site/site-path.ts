export const pathLanguages: readonly string[] = ['', '/fr'];

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

const previewPattern = /^\/apercu\/([0-9a-z-]+)(?=\/|$)/i;

/** The token of a preview's page (REH-03); null for the shop's own pages. */
export const previewTokenOf = (path: string): string | null => previewPattern.exec(path)?.[1] ?? null;

export const previewPath = (token: string): string => `/apercu/${token}`;

/** The path of the shop's own page: `/apercu/token/menu` -> `/menu`. */
export const withoutPreview = (path: string): string => path.replace(previewPattern, '') || '/';

/** The prefix that links of a page keep, a preview's or a language's: `/fr/menu` and `/FR` -> `/fr`; `/menu` and `/french` -> none. */
export function pathPrefix(path: string): string {
  const preview = previewPattern.exec(path)?.[0] ?? '';
  return /^\/fr(?=\/|$)/i.test(path.slice(preview.length)) ? `${preview}/fr` : preview;
}

/** Adds a prefix: `/menu` -> `/fr/menu`, `/` -> `/fr`. */
export const underPrefix = (prefix: string, path: string): string => (path === '/' ? prefix || path : prefix + path);

/** Removes the prefix: `/fr/menu` -> `/menu`, `/fr` -> `/`. */
export const withoutPrefix = (path: string): string => path.slice(pathPrefix(path).length) || '/';

export const linksUnderPrefix = (prefix: string, html: string): string =>
  html.replaceAll('href="/', `href="${prefix}/`);
