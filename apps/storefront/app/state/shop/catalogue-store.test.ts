import { type Caller, readSettings } from '@comptoir/contract';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { exampleCatalogue, menu } from '../../testing/example-catalogue.ts';
import { createCatalogueState } from './catalogue-store.ts';
import { readCatalogue } from './read-catalogue.ts';

const down = () => Promise.reject(new Error('The API answered 500'));
const caller = (values: Partial<Caller>) =>
  ({ settings: down, menus: down, offers: down, popular: down, ...values }) as Caller;
const now = Temporal.Instant.from('2026-11-23T18:00:00Z');

describe('the catalogue in the browser', () => {
  it('asks once for settings, menus and offers, and takes over what it gets [MNU-01, CFG-24]', async () => {
    const settings = vi.fn(async () => readSettings([{ name: 'contacts.name', value: 'Autre' }]));
    const menus = vi.fn(async () => []);
    const offers = vi.fn(async () => []);
    const store = createStore(createCatalogueState(exampleCatalogue(), caller({ settings, menus, offers })));
    await store.getState().revalidate();
    expect([settings, menus, offers].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
    expect(store.getState().settings.contacts.name).toBe('Autre');
    expect(store.getState().menus).toEqual([]);
  });

  it('renders nothing where nothing changed, and reads nothing that the API has unchanged', async () => {
    const { settings, offers } = exampleCatalogue();
    const etags = [{ part: 'menus' as const, path: '/v2/public/menus', etag: '"m"' }];
    const isUnchanged = vi.fn(async () => true);
    const menus = vi.fn(async () => []);
    const reads = caller({ settings: async () => settings, offers: async () => offers, menus });
    const store = createStore(createCatalogueState(exampleCatalogue({ etags }), reads, { isUnchanged }));
    const rendered = vi.fn();
    store.subscribe(rendered);
    await store.getState().revalidate();
    expect([rendered.mock.calls.length, menus.mock.calls.length]).toEqual([0, 0]);
    expect(isUnchanged).toHaveBeenCalledExactlyOnceWith('/v2/public/menus', '"m"');
    expect(store.getState().menus).toEqual([menu]);
  });

  it('takes back what it was rendered with where the restaurant does: sold out, and there again', async () => {
    const there = [menu];
    const soldOut = [{ ...menu, isAvailable: false }];
    let served = { etag: '"there"', menus: there };
    const { settings, offers } = exampleCatalogue();
    const etags = [{ part: 'menus' as const, path: '/v2/public/menus', etag: '"there"' }];
    const reads = caller({
      settings: async () => settings,
      offers: async () => offers,
      menus: async () => served.menus,
    });
    const isUnchanged = async (_: string, etag: string) => etag === served.etag;
    const rendered = exampleCatalogue({ menus: there, etags });
    const store = createStore(createCatalogueState(rendered, reads, { isUnchanged }));
    const isAvailable = async () => {
      await store.getState().revalidate();
      return store.getState().menus[0]?.isAvailable;
    };
    served = { etag: '"sold out"', menus: soldOut };
    expect(await isAvailable()).toBe(false);
    served = { etag: '"there"', menus: there };
    expect(await isAvailable()).toBe(true);
  });

  it('reads nothing a second time that the API has unchanged since it was read here [STK-15]', async () => {
    const { settings, offers } = exampleCatalogue();
    const etags = [{ part: 'menus' as const, path: '/v2/public/menus', etag: '"rendered"' }];
    const menus = vi.fn(async () => [{ ...menu, isAvailable: false }]);
    const reads = caller({ settings: async () => settings, offers: async () => offers, menus });
    const isUnchanged = async (_: string, etag: string) => etag === '"now"';
    const revalidation = { isUnchanged, etagOf: () => '"now"' };
    const store = createStore(createCatalogueState(exampleCatalogue({ etags }), reads, revalidation));
    for (const _ of ['first', 'second', 'third']) await store.getState().revalidate();
    expect(menus).toHaveBeenCalledTimes(1);
    expect(store.getState().menus[0]?.isAvailable).toBe(false);
  });

  it('shows the newer of two answers, whichever comes last [STK-15]', async () => {
    const { settings, offers } = exampleCatalogue();
    const etags = [{ part: 'menus' as const, path: '/v2/public/menus', etag: '"rendered"' }];
    const late = Promise.withResolvers<(typeof menu)[]>();
    const menus = vi.fn<() => Promise<(typeof menu)[]>>(async () => []);
    menus.mockReturnValueOnce(late.promise);
    const reads = caller({ settings: async () => settings, offers: async () => offers, menus });
    const revalidation = { isUnchanged: async (_: string, etag: string) => etag === '"now"', etagOf: () => '"now"' };
    const store = createStore(createCatalogueState(exampleCatalogue({ etags }), reads, revalidation));
    const first = store.getState().revalidate();
    await store.getState().revalidate();
    late.resolve([menu]);
    await first;
    expect(store.getState().menus).toEqual([]);
  });

  it('asks for nothing again that was asked for a moment ago [STK-15]', async () => {
    const menus = vi.fn(async () => []);
    const { settings, offers } = exampleCatalogue();
    const reads = caller({ settings: async () => settings, offers: async () => offers, menus });
    const store = createStore(createCatalogueState(exampleCatalogue(), reads));
    await store.getState().revalidate();
    await store.getState().revalidate(2_000);
    expect(menus).toHaveBeenCalledTimes(1);
    await store.getState().revalidate();
    expect(menus).toHaveBeenCalledTimes(2);
  });

  it('keeps what is on the page where a call fails, part by part [MNU-02, OFR-02, ERR-06, ERR-07]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore(createCatalogueState(exampleCatalogue(), caller({ offers: async () => [] })));
    await store.getState().revalidate();
    expect(store.getState().menus).toEqual([menu]);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('what a page had to be rendered without', () => {
  it('is missing until the browser has read it, part by part [ERR-14, MNU-02]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { settings, menus } = exampleCatalogue();
    const rendered = exampleCatalogue({ menus: [], missing: ['settings', 'menus'] });
    const reads = { menus: async () => menus, settings: down as Caller['settings'] };
    const store = createStore(createCatalogueState(rendered, caller(reads)));
    await store.getState().revalidate();
    expect(store.getState().missing).toEqual(['settings']);
    reads.settings = async () => settings;
    const again = createStore(createCatalogueState(rendered, caller(reads)));
    await again.getState().revalidate();
    expect(again.getState().missing).toEqual([]);
  });
});

describe('the catalogue of a page', () => {
  it('is empty, with the default settings, where the API fails: the page is still a page [MNU-02, OFR-02, ERR-06, ERR-07]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const catalogue = await readCatalogue(caller({}), now);
    expect(catalogue).toMatchObject({ menus: [], offers: [], popularIds: [] });
    expect(catalogue.missing.toSorted()).toEqual(['menus', 'offers', 'popularIds', 'settings']);
    expect(catalogue.settings).toEqual(readSettings([]));
    // One line of JSON says all of it, without a stack, and no second one within the minute.
    await readCatalogue(caller({}), now.add({ seconds: 59 }));
    const said = error.mock.calls.map(([line]) => JSON.parse(String(line)));
    const reason = expect.stringContaining('500');
    expect(said).toEqual([
      expect.objectContaining({
        level: 50,
        time: now.epochMilliseconds,
        missing: { settings: reason, menus: reason, offers: reason, popularIds: reason },
      }),
    ]);
    await readCatalogue(caller({}), now.add({ seconds: 60 }));
    expect(error).toHaveBeenCalledTimes(2);
  });
});
