import { buildPagesServer } from '@comptoir/api';
import { cardProviderScript } from '@comptoir/contract';
import { startClock } from './clock.ts';
import type { Config } from './environment/config.ts';
import { listen } from './listen.ts';
import { openLogDestination } from './log/log-destination.ts';
import { mountApplications } from './mount-applications.ts';
import { buildsOf, openStorefront } from './open-storefront.ts';
import { readRemotePicture } from './read-remote-picture.ts';
import { pagesOf, type Site } from './site/load-site.ts';

/** The remote API does not announce changes of its catalogue, so pages are cached for this time. */
const pageMilliseconds = 2_000;

/** Opens pages that use a remote API (`API_ROOT`), without a database. Returns a function that closes them. */
export async function openRemoteShop(config: Config, site: Site, isDevelopment: boolean): Promise<() => Promise<void>> {
  const clock = startClock(config.clockStart);
  const storefront = await openStorefront(
    {
      ...pagesOf(site),
      ...buildsOf(config),
      api: { root: site.config.apiRoot, fetch, isInProcess: false },
      clock,
      catalogueVersion: () => String(Math.floor(Date.now() / pageMilliseconds)),
      readPicture: readRemotePicture(site.config.apiRoot),
      cardScriptUrl: config.cardScriptUrl ?? cardProviderScript,
    },
    isDevelopment,
  );
  const app = await buildPagesServer({
    logger: { level: config.logLevel, stream: openLogDestination(1) },
    clock,
    fallback: mountApplications([storefront]),
  });
  for (const path of ['/healthz', '/readyz']) app.get(path, () => ({ status: 'success' }));
  console.log(
    `La boutique ${site.config.title} est ouverte : ${await listen(app, config)} (son API : ${site.config.apiRoot})`,
  );
  return async () => {
    await app.close();
    await storefront.close();
  };
}
