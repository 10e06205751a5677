import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrowserNavigation, createBrowserNavigation } from './browser-navigation.ts';

let navigation: BrowserNavigation;
let disconnect: () => void;

/** Starts the navigation as a loaded page does, with the current history. */
function load(): void {
  navigation = createBrowserNavigation({
    load: () => null,
    loadAhead: async () => null,
    redirect: () => null,
    loadDocument: vi.fn(),
    onOffline: vi.fn(),
    takesNewBuild: () => false,
    isPaying: () => false,
  });
  disconnect = navigation.connect();
}

/** Until the history has moved as it was asked to. */
async function moved(move: () => void): Promise<void> {
  const next = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await next;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  history.replaceState(null, '', '/menu');
  load();
});
afterEach(() => disconnect());

describe('what lies over a page', () => {
  it('is taken away by back, and the page stays', async () => {
    const close = vi.fn();
    navigation.stages.cover(close);
    await moved(() => history.back());
    expect([close.mock.calls.length, location.pathname]).toEqual([1, '/menu']);
    // Forward finds nothing to show, and goes back by itself.
    await moved(() => history.forward());
    await vi.waitFor(() => expect(history.state.isCover).toBeUndefined());
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leaves no entry behind when it is closed otherwise', async () => {
    const close = vi.fn();
    const uncover = navigation.stages.cover(close);
    expect(history.state.isCover).toBe(true);
    await moved(uncover);
    expect([history.state.isCover, close.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('goes where another page is entered from it, and is no stop on the way back', async () => {
    const close = vi.fn();
    navigation.stages.cover(close);
    navigation.go('/checkout');
    expect([location.pathname, close.mock.calls.length]).toEqual(['/checkout', 1]);
    await moved(() => history.back());
    expect([location.pathname, history.state.isCover]).toEqual(['/menu', undefined]);
  });

  it('may be closed and left for another page in one tap', async () => {
    const uncover = navigation.stages.cover(() => undefined);
    uncover();
    navigation.go('/checkout');
    await vi.waitFor(() => expect(location.pathname).toBe('/checkout'));
    await moved(() => history.back());
    expect([location.pathname, history.state.isCover]).toEqual(['/menu', undefined]);
  });

  it('is gone after a reload, and so is its entry', async () => {
    navigation.stages.cover(() => undefined);
    disconnect();
    await moved(load);
    expect([location.pathname, history.state.isCover]).toEqual(['/menu', undefined]);
  });
});

describe('the stages of a page', () => {
  it('are gone back to one by one, then comes the page before', async () => {
    navigation.go('/checkout');
    const heard = vi.fn();
    navigation.stages.listen(heard);
    for (const stage of ['type', 'personal', 'payment']) navigation.stages.show(stage);
    await moved(() => history.back());
    await moved(() => history.back());
    expect(heard.mock.calls).toEqual([['personal'], ['type']]);
    await moved(() => history.forward());
    expect(heard).toHaveBeenLastCalledWith('personal');
    await moved(() => history.go(-2));
    expect(location.pathname).toBe('/menu');
  });

  it('make no circle: the one before is gone back to', async () => {
    for (const stage of ['type', 'personal']) navigation.stages.show(stage);
    await moved(() => navigation.stages.show('type'));
    expect(history.state.stages).toEqual(['type']);
    navigation.stages.show('delivery');
    expect(history.state.stages).toEqual(['type', 'delivery']);
  });

  it('change under what lies over them', async () => {
    const close = vi.fn();
    navigation.stages.show('type');
    navigation.stages.cover(close);
    navigation.stages.show('delivery');
    expect(history.state).toMatchObject({ stages: ['type', 'delivery'], isCover: true });
    await moved(() => history.back());
    expect([history.state.stages, close.mock.calls.length]).toEqual([['type', 'delivery'], 1]);
  });
});

describe('what an address opens over a page', () => {
  it('is left by the history where the page was before it, once however often it is closed', async () => {
    navigation.go('/');
    navigation.go('/menu');
    navigation.go('/menu?product=1');
    await moved(() => {
      navigation.leaveFor('/menu');
      navigation.leaveFor('/menu');
    });
    expect(location.pathname + location.search).toBe('/menu');
  });

  it('is replaced by the page where it was entered at once', () => {
    navigation.go('/menu?product=1', { isReplacing: true });
    const entries = history.length;
    navigation.leaveFor('/menu');
    expect([location.pathname + location.search, history.length]).toEqual(['/menu', entries]);
  });
});
