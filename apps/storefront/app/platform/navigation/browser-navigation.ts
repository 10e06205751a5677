import { isOnline } from '@comptoir/web-app/base';
import { followClick, type GoOptions, readLink } from '@comptoir/web-app/navigation';
import { decodeHash } from '../scroll/scroll-to-id.ts';
import { isForSleeper } from '../start/early-hands.ts';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';
import type { Navigation } from './navigation.ts';
import { createPlaceStore, type Landing, toPlace } from './place.ts';
import { createScrollMemory, readEntry } from './scroll-memory.ts';
import { HistoryStages } from './stages.ts';

interface BrowserNavigationOptions {
  /** Fetches the code of the screen at an address; null: it is there, or there is none. Rejects with why it can't be had. */
  load: (url: URL | Location) => Promise<unknown> | null;
  /** Fetches what it takes to show an address at once; a failure is nobody's concern yet. */
  loadAhead: (url: URL) => Promise<unknown>;
  /** Where the site leads from an address, as a path; null: nowhere else. */
  redirect: (url: URL) => string | null;
  /** Has the browser load the whole page at an address. */
  loadDocument: (href: string) => void;
  /** Says that what was asked for can't be fetched now; the page stays. */
  onOffline: () => void;
  /** Whether the page at a path is to be loaded whole, since the shop has a newer build; it then counts as loaded. */
  takesNewBuild: (path: string) => boolean;
  /** Whether a payment may be under way: then no page is loaded whole. */
  isPaying: () => boolean;
}

export interface BrowserNavigation extends Navigation {
  /** Begins to follow links and the history; returns how to stop. */
  connect: () => () => void;
}

let visits = 0;
const newKey = () => `${Date.now().toString(36)}-${visits++}`;

function landingOf({ hash }: URL | Location): Landing {
  return hash ? { id: decodeHash(hash) } : { top: 0 };
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** Navigation by the links and the history of one tab. */
export function createBrowserNavigation({
  load,
  loadAhead,
  redirect,
  loadDocument,
  onOffline,
  takesNewBuild,
  isPaying,
}: BrowserNavigationOptions): BrowserNavigation {
  const scrolls = createScrollMemory();
  const stages = new HistoryStages();
  const entry = readEntry(history.state) ?? { key: newKey() };
  history.replaceState(entry, '');
  const places = createPlaceStore(toPlace(window.location, entry.key));
  /** The last wish wins: what was asked before it and is still being fetched is forgotten. */
  let wish = 0;

  /** Shows an address once its code is there. `mayStay`: the history has not moved yet, so the page may stay as it is. */
  async function arrive(url: URL | Location, mayStay: boolean, show: (hasFailed: boolean) => void): Promise<void> {
    const mine = ++wish;
    const loading = load(url);
    const failure = loading && (await loading.then(() => null, toError));
    const returned = stages.returned();
    if (returned) await returned;
    if (mine !== wish) return;
    if (!failure) show(false);
    else if ((!isOnline() || isPaying()) && mayStay) onOffline();
    else if (isOnline() && !isPaying() && isLoadFailure(failure) && mayReload(url.pathname)) loadDocument(url.href);
    else {
      console.error(`${url.pathname} can't be shown`, failure);
      show(true);
    }
  }

  function go(href: string, { isReplacing = false, keepsScroll = false }: GoOptions = {}): void {
    const asked = new URL(href, window.location.href);
    const isOurs = asked.origin === window.location.origin;
    const url = new URL((isOurs && redirect(asked)) || asked, asked);
    const show = (hasFailed: boolean) => {
      scrolls.leave(places.get().key, true);
      history.scrollRestoration = 'manual';
      const place = toPlace(url, newKey(), keepsScroll ? null : landingOf(url));
      const { pathname, search } = places.get();
      const from = isReplacing ? readEntry(history.state)?.from : pathname + search;
      const isInTheWay = stages.leave();
      history[isReplacing || isInTheWay ? 'replaceState' : 'pushState']({ key: place.key, from }, '', url);
      places.set({ ...place, hasFailed });
    };
    // A sheet of the same page is no place to begin anew.
    const isNewPage = url.pathname !== places.get().pathname;
    if (!isOurs || (isNewPage && isOnline() && takesNewBuild(url.pathname))) loadDocument(url.href);
    else void arrive(url, true, show);
  }

  function leaveFor(href: string): void {
    if (readEntry(history.state)?.from === href) stages.goBack();
    else go(href, { isReplacing: true, keepsScroll: true });
  }

  /** The history moved: by the reader, or by the browser for a hash of the page that it scrolled to itself. */
  function follow(): void {
    if (stages.follow(places.get().key)) return;
    scrolls.leave(places.get().key, false);
    const known = readEntry(history.state);
    const { key } = known ?? { key: newKey() };
    if (!known) history.replaceState({ key }, '');
    const top = known ? scrolls.find(known) : undefined;
    const landing = top === undefined ? (known ? landingOf(window.location) : null) : { top };
    const show = (hasFailed: boolean) => places.set({ ...toPlace(window.location, key, landing), hasFailed });
    void arrive(window.location, false, show);
  }

  function prefetch(href: string): void {
    loadAhead(new URL(href, window.location.href)).catch(() => undefined);
  }

  function connect(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    followLinks({ go, prefetch }, signal);
    window.addEventListener('popstate', follow, { signal });
    restoreScroll(entry.top);
    stages.start();
    // Another document comes: on the way back to this entry the browser itself scrolls, before any script is there.
    window.addEventListener(
      'pagehide',
      () => {
        scrolls.leave(places.get().key, true);
        history.scrollRestoration = 'auto';
      },
      { signal },
    );
    return () => {
      stop.abort();
      stages.stop();
    };
  }

  return { places, go, leaveFor, stages, prefetch, connect };
}

/** Goes where links of the shop lead, and fetches the screen behind one when a hand or the focus comes near it. */
function followLinks({ go, prefetch }: Pick<Navigation, 'go' | 'prefetch'>, signal: AbortSignal): void {
  const click = (event: MouseEvent) => followClick(event, (url, options) => go(url.href, options));
  document.addEventListener('click', click, { signal });
  // A link in a part of the page that React has not taken over: no click in there reaches the document.
  const clickSleeper = (event: MouseEvent) => {
    if (isForSleeper(event)) click(event);
  };
  window.addEventListener('click', clickSleeper, { signal, capture: true });
  const near = (event: Event) => {
    const link = readLink(event);
    if (link) prefetch(link.url.href);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(sign, near, { signal, passive: true });
}

/** An entry that is come back to from another document, and that the browser does not scroll, since we did before. */
function restoreScroll(top: number | undefined): void {
  if (top !== undefined && window.scrollY === 0 && history.scrollRestoration === 'manual') window.scrollTo(0, top);
}
