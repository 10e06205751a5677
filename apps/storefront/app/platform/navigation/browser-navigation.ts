import { isOnline } from '@comptoir/web-app/base';
import { followClick, type GoOptions, readLink } from '@comptoir/web-app/navigation';
import { decodeHash } from '../scroll/scroll-to-id.ts';
import { isForSleeper } from '../start/early-hands.ts';
import { mayReload } from '../start/may-reload.ts';
import { isLoadFailure } from './is-load-failure.ts';
import type { Navigation } from './navigation.ts';
import { createPageLocationStore, type Landing, toPageLocation } from './page-location.ts';
import { createScrollMemory, readEntry } from './scroll-memory.ts';
import { HistoryStages } from './stages.ts';

interface BrowserNavigationOptions {
  /** Loads a screen's code. Null if it is already loaded, or the URL has no screen. Rejects if loading fails. */
  load: (url: URL | Location) => Promise<unknown> | null;
  loadAhead: (url: URL) => Promise<unknown>;
  redirect: (url: URL) => string | null;
  loadDocument: (href: string) => void;
  onOffline: () => void;
  /** True if the path must be loaded as a document, because the server has a newer build. True once per build. */
  takesNewBuild: (path: string) => boolean;
  /** Returns true if a payment may be in progress, so the page must not be reloaded. */
  isPaying: () => boolean;
}

export interface BrowserNavigation extends Navigation {
  connect: () => () => void;
}

let visits = 0;
const newKey = () => `${Date.now().toString(36)}-${visits++}`;

function landingOf({ hash }: URL | Location): Landing {
  return hash ? { id: decodeHash(hash) } : { top: 0 };
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

export function createBrowserNavigation(options: BrowserNavigationOptions): BrowserNavigation {
  const scrolls = createScrollMemory();
  const stages = new HistoryStages();
  const entry = readEntry(history.state) ?? { key: newKey() };
  history.replaceState(entry, '');
  const locations = createPageLocationStore(toPageLocation(window.location, entry.key));
  const arrive = createArrival(options, stages);

  function go(href: string, { isReplacing = false, keepsScroll = false }: GoOptions = {}): void {
    const asked = new URL(href, window.location.href);
    const isOurs = asked.origin === window.location.origin;
    const url = new URL((isOurs && options.redirect(asked)) || asked, asked);
    const show = (hasFailed: boolean) => {
      scrolls.leave(locations.get().key, true);
      history.scrollRestoration = 'manual';
      const location = toPageLocation(url, newKey(), keepsScroll ? null : landingOf(url));
      const { pathname, search } = locations.get();
      const from = isReplacing ? readEntry(history.state)?.from : pathname + search;
      const isInTheWay = stages.leave();
      history[isReplacing || isInTheWay ? 'replaceState' : 'pushState']({ key: location.key, from }, '', url);
      locations.set({ ...location, hasFailed });
    };
    // Opening a sheet on the same page never loads a newer build.
    const isNewPage = url.pathname !== locations.get().pathname;
    if (!isOurs || (isNewPage && isOnline() && options.takesNewBuild(url.pathname))) options.loadDocument(url.href);
    else void arrive(url, true, show);
  }

  function leaveFor(href: string): void {
    if (readEntry(history.state)?.from === href) stages.goBack();
    else go(href, { isReplacing: true, keepsScroll: true });
  }

  function follow(): void {
    if (stages.follow(locations.get().key)) return;
    scrolls.leave(locations.get().key, false);
    const known = readEntry(history.state);
    const { key } = known ?? { key: newKey() };
    if (!known) history.replaceState({ key }, '');
    const top = known ? scrolls.find(known) : undefined;
    const landing = top === undefined ? (known ? landingOf(window.location) : null) : { top };
    const show = (hasFailed: boolean) => locations.set({ ...toPageLocation(window.location, key, landing), hasFailed });
    void arrive(window.location, false, show);
  }

  function prefetch(href: string): void {
    options.loadAhead(new URL(href, window.location.href)).catch(() => undefined);
  }

  function connect(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    followLinks({ go, prefetch }, signal);
    window.addEventListener('popstate', follow, { signal });
    restoreScroll(entry.top);
    stages.start();
    const leave = () => {
      scrolls.leave(locations.get().key, true);
      // When the user comes back from another site, the browser restores the scroll position before any script runs.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      stop.abort();
      stages.stop();
    };
  }

  return { locations, go, leaveFor, stages, prefetch, connect };
}

/** `mayStay` means that the history has not changed yet, so the page may stay if loading fails. */
type Arrive = (url: URL | Location, mayStay: boolean, show: (hasFailed: boolean) => void) => Promise<void>;

function createArrival(
  { load, loadDocument, onOffline, isPaying }: BrowserNavigationOptions,
  stages: HistoryStages,
): Arrive {
  /** The number of the latest navigation. Earlier navigations that are still loading are dropped. */
  let last = 0;
  return async (url, mayStay, show) => {
    const mine = ++last;
    const loading = load(url);
    const failure = loading && (await loading.then(() => null, toError));
    const returned = stages.returned();
    if (returned) await returned;
    if (mine !== last) return;
    if (!failure) show(false);
    else if ((!isOnline() || isPaying()) && mayStay) onOffline();
    else if (isOnline() && !isPaying() && isLoadFailure(failure) && mayReload(url.pathname)) loadDocument(url.href);
    else {
      console.error(`${url.pathname} can't be shown`, failure);
      show(true);
    }
  };
}

/** Handles clicks on links, and prefetches a screen when the pointer or the focus comes near its link. */
function followLinks({ go, prefetch }: Pick<Navigation, 'go' | 'prefetch'>, signal: AbortSignal): void {
  const click = (event: MouseEvent) => followClick(event, (url, options) => go(url.href, options));
  document.addEventListener('click', click, { signal });
  // React stops clicks on parts that are not hydrated yet, so their links are handled in the capture phase.
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

function restoreScroll(top: number | undefined): void {
  if (top !== undefined && window.scrollY === 0 && history.scrollRestoration === 'manual') window.scrollTo(0, top);
}
