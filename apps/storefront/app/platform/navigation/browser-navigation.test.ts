import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrowserNavigation, createBrowserNavigation } from './browser-navigation.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');
const load = vi.fn<(url: URL | Location) => Promise<unknown> | null>();
const loadAhead = vi.fn<(url: URL) => Promise<unknown>>();
const redirect = vi.fn<(url: URL) => string | null>();
const loadDocument = vi.fn<(href: string) => void>();
const onOffline = vi.fn();
const takesNewBuild = vi.fn<(path: string) => boolean>();
const isPaying = vi.fn<() => boolean>();
let navigation: BrowserNavigation;
let disconnect: () => void;

const shown = () => {
  const { pathname, search, hash, hasFailed } = navigation.locations.get();
  return { address: pathname + search + hash, hasFailed };
};
const landing = () => navigation.locations.get().landing;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Puts a link into the page and taps it. */
function tap(attributes: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><span>Go</span></a>`;
  const link = document.querySelector('span') as HTMLElement;
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
}

/** Moves through the history as the browser's buttons do. */
async function travel(move: () => void): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await moved;
  await settle();
}

beforeEach(() => {
  load.mockReset().mockReturnValue(null);
  loadAhead.mockReset().mockResolvedValue(null);
  redirect.mockReset().mockReturnValue(null);
  loadDocument.mockReset();
  onOffline.mockReset();
  takesNewBuild.mockReset().mockReturnValue(false);
  isPaying.mockReset().mockReturnValue(false);
  history.replaceState(null, '', '/');
  navigation = createBrowserNavigation({ load, loadAhead, redirect, loadDocument, onOffline, takesNewBuild, isPaying });
  disconnect = navigation.connect();
});
afterEach(() => disconnect());

describe('an address that the site leads elsewhere from', () => {
  it('is never shown, nor stands in the history [RTE-31]', () => {
    redirect.mockImplementation(({ pathname, search }) => (pathname === '/old' ? `/menu${search}` : null));
    const entries = history.length;
    tap('href="/old?a=1" data-link');
    expect([shown().address, location.pathname, history.length]).toEqual(['/menu?a=1', '/menu', entries + 1]);
    expect(load.mock.lastCall?.[0].pathname).toBe('/menu');
  });
});

describe('a link', () => {
  it('is followed, and its address stands in the history', () => {
    const entries = history.length;
    expect(tap('href="/menu?product=1#top" data-link')).toBe(false);
    expect(shown().address).toBe('/menu?product=1#top');
    expect([location.pathname, history.length]).toEqual(['/menu', entries + 1]);
  });

  it.each([
    ['of another kind', 'href="/menu"', {}],
    ['for another tab', 'href="/menu" target="_blank" data-link', {}],
    ['to another site', 'href="https://example.com/menu" data-link', {}],
    ['with a key held', 'href="/menu" data-link', { ctrlKey: true }],
    ['with another button', 'href="/menu" data-link', { button: 1 }],
  ])('%s is the browser’s', (_name, attributes, event) => {
    // jsdom would try to go there.
    const stop = (given: Event) => given.preventDefault();
    window.addEventListener('click', stop);
    tap(attributes, event);
    window.removeEventListener('click', stop);
    expect(shown().address).toBe('/');
  });

  it('that replaces, and one to where the reader is, make no entry', () => {
    const entries = history.length;
    tap('href="/menu" data-link="replace"');
    tap('href="/menu" data-link');
    expect([shown().address, history.length]).toEqual(['/menu', entries]);
  });

  it('leads to the top or to what its hash names, or leaves the page where it is [RTE-27, RTE-28]', () => {
    tap('href="/menu" data-link');
    expect(landing()).toEqual({ top: 0 });
    tap('href="/menu#category-%C3%A9" data-link');
    expect(landing()).toEqual({ id: 'category-é' });
    tap('href="/menu#%" data-link');
    expect(landing()).toEqual({ id: '%' });
    tap('href="/menu?product=2" data-link="stay"');
    expect(landing()).toBeNull();
  });

  it('that somebody comes near has its code fetched, and a failure then is nobody’s concern', async () => {
    loadAhead.mockReturnValue(Promise.reject(missing));
    document.body.innerHTML = '<a href="/menu?product=2" data-link>Go</a>';
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settle();
    expect(loadAhead.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual(['/menu?product=2']);
    expect(shown()).toEqual({ address: '/', hasFailed: false });
  });
});

describe('the way there', () => {
  it('waits for the code: the address never runs ahead of the page', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    load.mockReturnValue(promise);
    navigation.go('/menu');
    await settle();
    expect([shown().address, location.pathname]).toEqual(['/', '/']);
    arrive();
    await settle();
    expect([shown().address, location.pathname]).toEqual(['/menu', '/menu']);
  });

  it('is forgotten where another one is chosen meanwhile', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    load.mockReturnValueOnce(promise);
    navigation.go('/menu');
    navigation.go('/checkout');
    arrive();
    await settle();
    expect(shown().address).toBe('/checkout');
  });
});

describe('a newer build of the shop', () => {
  beforeEach(() => {
    takesNewBuild.mockReturnValue(true);
  });

  it('comes with the next page: the browser loads that one whole [PWA-16]', async () => {
    tap('href="/checkout?a=1" data-link');
    await settle();
    expect(loadDocument).toHaveBeenCalledExactlyOnceWith(`${location.origin}/checkout?a=1`);
    expect(takesNewBuild).toHaveBeenCalledExactlyOnceWith('/checkout');
    expect([shown().address, load.mock.calls.length]).toEqual(['/', 0]);
  });

  it('does not come with a sheet of the page, nor without a connection', async () => {
    tap('href="/?product=1" data-link');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    tap('href="/menu" data-link');
    await settle();
    expect(loadDocument).not.toHaveBeenCalled();
    expect(shown().address).toBe('/menu');
  });
});

describe('back and forward', () => {
  it('lead to where each page was left [RTE-27]', async () => {
    const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
    navigation.go('/menu');
    scrolled.mockReturnValue(300);
    await travel(() => history.back());
    expect([shown().address, landing()]).toEqual(['/', { top: 800 }]);
    await travel(() => history.forward());
    expect([shown().address, landing()]).toEqual(['/menu', { top: 300 }]);
  });

  it('find it after the page was loaded anew', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
    navigation.go('/menu');
    disconnect();
    navigation = createBrowserNavigation({
      load,
      loadAhead,
      redirect,
      loadDocument,
      onOffline,
      takesNewBuild,
      isPaying,
    });
    disconnect = navigation.connect();
    await travel(() => history.back());
    expect(landing()).toEqual({ top: 800 });
  });

  it('leave a hash that the browser went to where it scrolled to', async () => {
    await travel(() => {
      location.hash = '#main';
    });
    expect([shown().address, landing()]).toEqual(['/#main', null]);
  });
});

describe('code that can’t be had', () => {
  const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    setOnline(true);
    load.mockImplementation(() => Promise.reject(missing));
  });

  async function goTo(address: string): Promise<void> {
    navigation.go(address);
    await settle();
  }

  it('makes the browser load the whole page, once per path within ten seconds [ERR-10, PWA-17, PWA-18]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await goTo('/checkout');
    expect(loadDocument).toHaveBeenCalledExactlyOnceWith(`${location.origin}/checkout`);
    expect(shown()).toEqual({ address: '/', hasFailed: false });
    await goTo('/checkout');
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual({ address: '/checkout', hasFailed: true });
    await goTo('/menu');
    expect(loadDocument).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_001);
    await goTo('/checkout');
    expect(loadDocument).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('leads to the error page where the guard can’t be stored [STO-10]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await goTo('/checkout');
    expect([loadDocument.mock.calls.length, shown().hasFailed]).toEqual([0, true]);
  });

  it('never loads the page without a connection: it stays, and says so', async () => {
    setOnline(false);
    await goTo('/checkout');
    expect([loadDocument.mock.calls.length, onOffline.mock.calls.length]).toEqual([0, 1]);
    expect(shown()).toEqual({ address: '/', hasFailed: false });
  });

  it('never loads the page while a payment may be under way: it stays [PWA-17]', async () => {
    isPaying.mockReturnValue(true);
    await goTo('/menu');
    expect([loadDocument.mock.calls.length, onOffline.mock.calls.length]).toEqual([0, 1]);
    expect(shown()).toEqual({ address: '/', hasFailed: false });
  });

  it('is not meant where the code is there and throws: that is the error page at once [RTE-43]', async () => {
    load.mockImplementation(() => Promise.reject(new Error('burnt')));
    await goTo('/menu');
    expect([loadDocument.mock.calls.length, shown().hasFailed]).toEqual([0, true]);
  });
});
