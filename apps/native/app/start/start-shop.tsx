import type { SiteConfig } from '@comptoir/contract';
import { onceNoOrderIsUnderWay, openNavigation, watchOnline } from '@comptoir/storefront/native';
import type { Root as ReactRoot } from 'react-dom/client';
import { connectShell } from '../shell/connect-shell.ts';
import { hideSplash } from '../shell/splash.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';
import { type KeptCatalogue, readKept } from './kept-catalogue.ts';
import { LostPage, NativePage, OpeningPage } from './native-page.tsx';

/** After this time without a response, the stored catalogue is shown (DEC-29). */
const patienceMilliseconds = 3_000;
const againMilliseconds = 30_000;

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

async function readFirst(site: SiteConfig, kept: KeptCatalogue | null): Promise<KeptCatalogue | null> {
  const asked = fetchCatalogue(site);
  return (await (kept ? Promise.race([asked, later(patienceMilliseconds)]) : asked)) ?? kept;
}

/** Retries when the connection returns and at an interval, until a request succeeds. */
function askAgain(site: SiteConfig, onAnswer: (found: KeptCatalogue) => void): void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const found = await fetchCatalogue(site);
    isAsking = false;
    if (!found) return;
    clearInterval(timer);
    stopHearing();
    onAnswer(found);
  };
  const timer = setInterval(ask, againMilliseconds);
  const stopHearing = watchOnline(ask);
}

export async function startShop(root: ReactRoot, site: SiteConfig): Promise<void> {
  root.render(<OpeningPage site={site} />);
  const kept = readKept();
  const found = await readFirst(site, kept);
  if (!found) {
    root.render(<LostPage site={site} onRetry={() => void startShop(root, site)} />);
    hideSplash();
    return;
  }
  const { navigation, loadFirst, load } = openNavigation(site, (href) => window.location.assign(href));
  // If a page's texts can't be loaded, the page itself shows the error.
  await Promise.all([loadFirst(), load(window.location)?.catch(() => null)]);
  navigation.connect();
  const show = (shown: KeptCatalogue, isKept: boolean) =>
    root.render(<NativePage site={site} shown={shown} isKept={isKept} navigation={navigation} />);
  show(found, found === kept);
  hideSplash();
  connectShell(site, navigation);
  if (found === kept) askAgain(site, (fresh) => onceNoOrderIsUnderWay(() => show(fresh, false)));
}
