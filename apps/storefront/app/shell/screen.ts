import { useMatches } from 'react-router';

/** What a screen tells the shell; each route exports one as `handle`. */
export interface Screen {
  /** The specification's name of the page, kept in `data-page` (RTE-01). */
  page: 'Home' | 'Menu' | 'Checkout' | 'Order success' | 'Cookie policy' | 'Privacy policy' | 'Terms of service';
  /** Its address without the language prefix, for the canonical link. */
  path: string;
  /** `over` lies on the first picture until the page is scrolled; `over-ink` the same in dark; `none`: the screen brings its own. */
  header: 'solid' | 'over' | 'over-ink' | 'none';
  hasFooter: boolean;
  /** False keeps search engines away. */
  isIndexed: boolean;
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** The screen that is shown; null on an error page. */
export function useScreen(): Screen | null {
  const handle = useMatches().at(-1)?.handle;
  return isScreen(handle) ? handle : null;
}
