import { tagManagerScript } from '@comptoir/contract';
import { beginDataLayer } from '../../platform/data-layer.ts';
import { loadScript } from '../../platform/load-script.ts';
import { useBannerStore } from './banner-store.ts';

const limitMilliseconds = 30_000;

async function load(id: string, url: string): Promise<void> {
  beginDataLayer(id);
  await loadScript(url, limitMilliseconds).catch((error: unknown) => console.warn('Visits are not measured', error));
}

/** Loads the tag manager once cookies are accepted (CFG-14). @throws an Error for an invalid id (CFG-15). */
export function startTagManager(id: string, hasAccepted: () => boolean): void {
  const url = tagManagerScript(id);
  if (hasAccepted()) return void load(id, url);
  const stop = useBannerStore.subscribe(() => {
    if (!hasAccepted()) return;
    stop();
    void load(id, url);
  });
}
