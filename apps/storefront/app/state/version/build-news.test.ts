import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayReload } from '../../platform/start/may-reload.ts';
import { initialCheckout } from '../checkout/checkout-state.ts';
import { useCheckoutStore } from '../checkout/checkout-store.ts';
import { takesNewBuild, useBuildNews } from './build-news.ts';
import { watchBuilds } from './watch-builds.ts';

const hearOf = (newerId: string | null) => useBuildNews.setState({ newerId });

describe('a page is loaded for a newer build', () => {
  it('once, whatever pages are gone to afterwards, and once more for the next build [PWA-16]', () => {
    expect(takesNewBuild('/menu')).toBe(false);
    hearOf('b2');
    expect([takesNewBuild('/menu'), takesNewBuild('/menu'), takesNewBuild('/checkout')]).toEqual([true, false, false]);
    hearOf('b3');
    expect(takesNewBuild('/checkout')).toBe(true);
  });

  it('never while an order is on its way, and then all the same afterwards [PWA-16]', () => {
    hearOf('b2');
    useCheckoutStore.setState({ state: { ...initialCheckout, orderId: 'o1' } });
    expect(takesNewBuild('/menu')).toBe(false);
    useCheckoutStore.setState({ state: initialCheckout });
    expect(takesNewBuild('/menu')).toBe(true);
  });

  it('not where the same page was loaded within ten seconds because it failed [PWA-18]', () => {
    hearOf('b2');
    expect(mayReload('/menu')).toBe(true);
    expect(takesNewBuild('/menu')).toBe(false);
    expect(takesNewBuild('/checkout')).toBe(true);
  });

  it.each(['[]', 'null', '{', '7'])('by a guard that is %s as by none [STO-10]', (guard) => {
    hearOf('b2');
    sessionStorage.setItem('reload-guard', guard);
    expect(() => takesNewBuild('/menu')).not.toThrow();
  });

  it('never where that can’t be noted [STO-10]', () => {
    hearOf('b2');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(takesNewBuild('/menu')).toBe(false);
  });
});

describe('an open page', () => {
  const every = 60_000;
  const own = { id: 'b1', timestamp: 1000, prerendered: ['/terms-of-service', 7] };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.documentElement.dataset.buildId = 'b1';
    return () => vi.useRealTimers();
  });

  /** Has the server answer, one latest build after the other; the last one from then on. */
  function answer(...latest: (object | string | number)[]): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (address.includes('/meta/')) return Response.json(own);
      const next = latest.length > 1 ? latest.shift() : latest[0];
      if (typeof next === 'number') return new Response('', { status: next });
      return typeof next === 'string' ? new Response(next) : Response.json(next);
    });
    return asked;
  }

  async function watch(times: number): Promise<string | null> {
    const stop = watchBuilds(every);
    for (let time = 0; time < times; time++) await vi.advanceTimersByTimeAsync(every);
    stop?.();
    return useBuildNews.getState().newerId;
  }

  it('reads what its own build says, asks at each interval with the time in the query, and no more once it knows [PLT-03, PLT-04]', async () => {
    vi.setSystemTime(5_000);
    const asked = answer({ id: 'b1', timestamp: 1000 }, { id: 'b2', timestamp: 2000 });
    expect(await watch(4)).toBe('b2');
    expect(asked).toEqual(['/builds/meta/b1.json', '/builds/latest.json?65000', '/builds/latest.json?125000']);
    expect(useBuildNews.getState().prerendered).toEqual(['/terms-of-service']);
  });

  it.each<[string, ...(object | string | number)[]]>([
    ['a page', '<!doctype html><title>Menu</title>'],
    ['nothing', 404],
    ['an error', 500],
    ['something else', []],
    ['no name', { id: null }],
  ])('that is answered %s logs it and asks again [PWA-27]', async (_name, wrong) => {
    answer(wrong, { id: 'b2', timestamp: 2000 });
    expect(await watch(1)).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
    expect(await watch(2)).toBe('b2');
  });

  it('of a newer build does not go back to the older one that another server of a deploy still has', async () => {
    answer({ id: 'b0', timestamp: 999 });
    expect(await watch(3)).toBeNull();
  });

  it('that was loaded for the newer build, and had the older server again, is not loaded for it once more', async () => {
    answer({ id: 'b2', timestamp: 2000 });
    expect(await watch(1)).toBe('b2');
    expect(takesNewBuild('/menu')).toBe(true);
    hearOf(null);
    expect(await watch(1)).toBe('b2');
    expect(takesNewBuild('/checkout')).toBe(false);
    // And hears of the one after that.
    answer({ id: 'b2', timestamp: 2000 }, { id: 'b3', timestamp: 3000 });
    expect(await watch(2)).toBe('b3');
    expect(takesNewBuild('/checkout')).toBe(true);
  });

  it('that comes back as it was left asks again', async () => {
    const asked = answer({ id: 'b2', timestamp: 2000 });
    const stop = watchBuilds(every);
    await vi.advanceTimersByTimeAsync(2 * every);
    const before = asked.length;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(every);
    expect(asked).toHaveLength(before + 1);
    stop?.();
  });

  it('from the sources has no build to watch', async () => {
    const asked = answer({ id: 'b2' });
    document.documentElement.dataset.buildId = 'dev';
    expect(await watch(2)).toBeNull();
    expect(asked).toEqual([]);
  });
});
