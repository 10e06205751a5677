import type { Config } from './config.ts';
import { StartFailure } from './start-failure.ts';

const localRoot = /^https?:\/\/(localhost|127\.|\[::1\])/;

/**
 * Refuses to open a shop for real people by halves: one that tells nobody of its orders, or sends its guests links to a machine of
 * its own. A demo needs nothing.
 * @throws a StartFailure of one sentence that says what is missing.
 */
export function demandComplete(
  { isDemo, realBy, smtpUrl }: Pick<Config, 'isDemo' | 'realBy' | 'smtpUrl'>,
  siteRoot: string,
): void {
  if (isDemo) return;
  const why = realBy.length === 0 ? 'DEMO=false' : realBy.join(', ');
  const missing = [
    ...(smtpUrl === null ? ['SMTP_URL, so that orders are told'] : []),
    ...(localRoot.test(siteRoot) ? ['SITE_ROOT, the address that guests see'] : []),
  ];
  if (missing.length > 0)
    throw new StartFailure(
      `This is a real shop (${why}), and it lacks ${missing.join(' and ')}: set what is missing, or DEMO=true to try the shop.`,
    );
}
