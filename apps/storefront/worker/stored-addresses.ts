/** The pages that are kept for where there is no connection (DEC-29), each with its French address. */
const pages = ['', '/menu', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service'];
const storedPages = new Set(['', '/fr'].flatMap((language) => pages.map((page) => language + page || '/')));

/** What the restaurant sells, for everybody the same. One coupon is somebody's own. */
const catalogue = /^\/v2\/public\/(settings|menus|offers|recommendations\/popular)$/;
const pictures = /^\/(media|icons)\/|^\/icon\.svg$/;

/** A kind of answer that may be stored. */
export type StoredKind = 'page' | 'data' | 'catalogue' | 'picture';

/** The kind that a path of the shop's is of; null: nothing of it is stored, for it is somebody's own or changes with each look. */
export function storedKindOf(pathname: string): StoredKind | null {
  if (storedPages.has(pathname)) return 'page';
  // Named after what is in them.
  if (/^\/(data|__nuxt_island)\//.test(pathname)) return 'data';
  if (storedPages.has(pathname.replace(/\/_payload\.json$/, ''))) return 'catalogue';
  if (catalogue.test(pathname)) return 'catalogue';
  return pictures.test(pathname) ? 'picture' : null;
}

/** Whether a request says who asks, or wishes that nothing be stored: the worker then stays away from it. */
export function isPersonal({ method, headers, cache, url }: Request): boolean {
  const { searchParams } = new URL(url);
  return method !== 'GET' || cache === 'no-store' || headers.has('authorization') || searchParams.has('token');
}
