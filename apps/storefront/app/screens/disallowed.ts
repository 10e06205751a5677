import type { SiteConfig } from '@comptoir/contract';
import type { Screen } from './screens.ts';

type Rules = Pick<SiteConfig, 'disallowedPages' | 'disallowedMode'>;

export const isDisallowed = ({ page }: Pick<Screen, 'page'>, { disallowedPages }: Rules) =>
  disallowedPages.some((name) => name === page);

/** Returns false if the site must answer 404 for this screen (RTE-38). */
export function isShown(screen: Pick<Screen, 'page'>, site: Rules): boolean {
  return site.disallowedMode !== 'notFound' || !isDisallowed(screen, site);
}

/** The `robots` directive. Null if search engines may list the screen (RTE-37). */
export function robotsOf(screen: Pick<Screen, 'page' | 'isIndexed'>, site: Rules): string | null {
  if (isDisallowed(screen, site)) return 'noindex,nofollow';
  return screen.isIndexed ? null : 'noindex';
}
