import type { SiteConfig } from '@comptoir/contract';
import { onceNoOrderIsUnderWay, openNavigation, watchOnline } from '@comptoir/storefront/native';
import type { Root as ReactRoot } from 'react-dom/client';
import { connectShell } from '../shell/connect-shell.ts';
import { hideSplash } from '../shell/splash.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';
import { type KeptCatalogue, readKept } from './kept-catalogue.ts';
import { LostPage, NativePage, OpeningPage } from './native-page.tsx';

/** So long a restaurant that answers late is waited for before what was kept is shown (DEC-29). */
const patienceMilliseconds = 3_000;
/** While what is shown was kept, the restaurant is asked again that often. */
const againMilliseconds = 30_000;

const later = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** What the restaurant says now, or what it said last; null: neither is to be had. */
async function readFirst(site: SiteConfig, kept: KeptCatalogue | null): Promise<KeptCatalogue | null> {
  const asked = fetchCatalogue(site);
  return (await (kept ? Promise.race([asked, later(patienceMilliseconds)]) : asked)) ?? kept;
}

/** Asks until the restaurant answers: with the connection, and every so often. */
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

/** Draws the shop: with what the restaurant says now, else with what it said last, else with a sentence and another try. */
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
  // A page without its text says so.
  await Promise.all([loadFirst(), load(window.location)?.catch(() => null)]);
  navigation.connect();
  const show = (shown: KeptCatalogue, isKept: boolean) =>
    root.render(<NativePage site={site} shown={shown} isKept={isKept} navigation={navigation} />);
  show(found, found === kept);
  hideSplash();
  connectShell(site, navigation);
  if (found === kept) askAgain(site, (fresh) => onceNoOrderIsUnderWay(() => show(fresh, false)));
}
