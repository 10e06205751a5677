/** The pages that work offline, each also with its French URL (DEC-29). */
const pages = ['', '/menu', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service'];
const storedPages = new Set(['', '/fr'].flatMap((language) => pages.map((page) => language + page || '/')));

/** Only public data is cached. Coupons are not in the list, because they are personal. */
const catalogue = /^\/v2\/public\/(settings|menus|offers|recommendations\/popular)$/;
const pictures = /^\/(media|icons)\/|^\/icon\.svg$/;

export type StoredKind = 'page' | 'data' | 'catalogue' | 'picture';

/** The cache that stores the path. Null if the path is personal or changes constantly, so the worker caches nothing. */
export function storedKindOf(pathname: string): StoredKind | null {
  if (storedPages.has(pathname)) return 'page';
  // The names of these files contain a hash of their content.
  if (/^\/(data|__nuxt_island)\//.test(pathname)) return 'data';
  if (storedPages.has(pathname.replace(/\/_payload\.json$/, ''))) return 'catalogue';
  if (catalogue.test(pathname)) return 'catalogue';
  return pictures.test(pathname) ? 'picture' : null;
}

/** True if the request has credentials or forbids caching, so that the worker ignores it. */
export function isPersonal({ method, headers, cache, url }: Request): boolean {
  const { searchParams } = new URL(url);
  return method !== 'GET' || cache === 'no-store' || headers.has('authorization') || searchParams.has('token');
}
