import { isBuiltForStores } from './built-for.ts';

/**
 * The absolute web address of a path of this site. The application of the stores has an origin of its own, which no other page can
 * lead back to, so that it takes the address of the site's setting (PYX-104).
 */
export const webAddress = (path: string, siteRoot: string): string =>
  new URL(path, isBuiltForStores ? siteRoot : window.location.origin).href;
