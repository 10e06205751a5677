/** Offline pages (DEC-29), each with its French URL. */
const pages = ['', '/menu', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service'];
const storedPages = new Set(['', '/fr'].flatMap((language) => pages.map((page) => language + page || '/')));

/** Public data only: a coupon is personal. */
const catalogue = /^\/v2\/public\/(settings|menus|offers|recommendations\/popular)$/;
const pictures = /^\/(media|icons)\/|^\/icon\.svg$/;

export type StoredKind = 'page' | 'data' | 'catalogue' | 'picture';

/** Null: not cached, as it is personal or changes constantly. */
export function storedKindOf(pathname: string): StoredKind | null {
  if (storedPages.has(pathname)) return 'page';
  // Content-hashed names.
  if (/^\/(data|__nuxt_island)\//.test(pathname)) return 'data';
  if (storedPages.has(pathname.replace(/\/_payload\.json$/, ''))) return 'catalogue';
  if (catalogue.test(pathname)) return 'catalogue';
  return pictures.test(pathname) ? 'picture' : null;
}

/** True: has credentials or forbids caching, so the worker ignores it. */
export function isPersonal({ method, headers, cache, url }: Request): boolean {
  const { searchParams } = new URL(url);
  return method !== 'GET' || cache === 'no-store' || headers.has('authorization') || searchParams.has('token');
}
