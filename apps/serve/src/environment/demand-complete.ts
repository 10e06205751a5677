import { StartFailure } from '../start-failure.ts';
import type { Config } from './config.ts';

const localRoot = /^https?:\/\/(localhost|127\.|\[::1\])/;

function findMissing({ smtpUrl }: Pick<Config, 'smtpUrl'>, siteRoot: string): string[] {
  const root = localRoot.test(siteRoot)
    ? 'SITE_ROOT, l’adresse que voient les clients'
    : 'https dans SITE_ROOT, sans quoi aucun navigateur ne garde la boutique ni ne laisse saisir une carte';
  const hasRoot = siteRoot.startsWith('https://') && !localRoot.test(siteRoot);
  return [
    ...(smtpUrl === null ? ['SMTP_URL, pour que les commandes soient annoncées'] : []),
    ...(hasRoot ? [] : [root]),
  ];
}

/** A real shop needs a mail server and a public address. @throws StartFailure with all missing settings */
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
        `C’est une vraie boutique (${why}), et il lui manque :`,
        ...missing.map((one) => `  ${one}`),
        'Ajoutez ce qui manque, ou DEMO=true pour essayer la boutique.',
      ].join('\n'),
    );
}
