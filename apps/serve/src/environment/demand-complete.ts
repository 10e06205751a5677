import { StartFailure } from '../start-failure.ts';
import type { Config } from './config.ts';

const localRoot = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** What a shop for real people can't do without, and what for. */
function findMissing({ smtpUrl }: Pick<Config, 'smtpUrl'>, siteRoot: string): string[] {
  const root = localRoot.test(siteRoot)
    ? 'SITE_ROOT, the address that guests see'
    : 'https in SITE_ROOT, without which no browser keeps the shop or lets a card be typed';
  const hasRoot = siteRoot.startsWith('https://') && !localRoot.test(siteRoot);
  return [...(smtpUrl === null ? ['SMTP_URL, so that orders are told'] : []), ...(hasRoot ? [] : [root])];
}

/**
 * Refuses to open a shop for real people by halves: one that tells nobody of its orders, or sends its guests links to a machine of
 * its own. A demo needs nothing.
 * @throws a StartFailure that lists all that is missing.
 */
export function demandComplete(
  { isDemo, realBy, smtpUrl }: Pick<Config, 'isDemo' | 'realBy' | 'smtpUrl'>,
  siteRoot: string,
): void {
  if (isDemo) return;
  const why = realBy.length === 0 ? 'DEMO=false' : realBy.join(', ');
  const missing = findMissing({ smtpUrl }, siteRoot);
  if (missing.length > 0)
    throw new StartFailure(
      [
        `This is a real shop (${why}), and it lacks:`,
        ...missing.map((one) => `  ${one}`),
        'Set what is missing, or DEMO=true to try the shop.',
      ].join('\n'),
    );
}
