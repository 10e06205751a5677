import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocationStore } from '../state/location/location-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { type Shop, useShop } from '../state/shop/shop-context.tsx';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const { settings } = exampleCatalogue();
const press = (testId: string) => act(async () => fireEvent.click(screen.getByTestId(testId)));
const stored = () => JSON.parse(localStorage.location ?? 'null');
const picker = () => screen.queryByTestId('location-picker');

async function open(catalogue: Partial<ReturnType<typeof exampleCatalogue>> = {}): Promise<void> {
  await renderPage('/menu', page, { catalogue });
  await act(async () => openSheet({ name: 'location' }));
  await screen.findByTestId('location-picker');
}

/** The zones stand behind Livraison. */
async function pressZones(): Promise<void> {
  await press('location-option-address');
  await press('location-option-zone');
}

afterEach(() => vi.useRealTimers());

describe('the location picker', () => {
  it('offers pickup and the zones; pickup is where everyone starts, and nothing is stored [LOC-01, LOC-02]', async () => {
    await open();
    expect(screen.getByTestId('location-option-pickup').getAttribute('aria-pressed')).toBe('true');
    await press('location-option-address');
    expect(screen.getByTestId('location-option-zone')).toBeTruthy();
    expect(screen.getByTestId('location-button').textContent).toContain('À emporter');
    expect(stored()).toBeNull();
  });

  it('offers pickup alone where the restaurant does not deliver [LOC-03]', async () => {
    await open({ settings: { ...settings, delivery: { ...settings.delivery, isActive: false } } });
    expect(screen.queryByTestId('location-option-zone')).toBeNull();
    expect(screen.getByTestId('location-option-pickup').textContent).toContain('12 rue de la République');
  });

  it('goes back to pickup where delivery ends while it is open [LOC-03]', async () => {
    let shop: Shop | undefined;
    const watched = {
      default: () => {
        shop = useShop();
        return <page.default />;
      },
    };
    await renderPage('/menu', watched);
    await act(async () => openSheet({ name: 'location' }));
    await pressZones();
    const delivery = { ...settings.delivery, isActive: false };
    await act(async () => shop?.catalogue.setState({ settings: { ...settings, delivery } }));
    expect(screen.queryByTestId('zone-option')).toBeNull();
    expect(screen.getByTestId('location-option-pickup').textContent).toContain('12 rue de la République');
  });

  it('lists each zone with its town, postal code, fee and minimum [LOC-13]', async () => {
    await open();
    await pressZones();
    const zones = screen.getAllByTestId('zone-option').map((zone) => zone.textContent?.replace(/\s/g, ' '));
    expect(zones).toEqual(['Centre 69002 LyonMinimum 15,00 €, sinon 2,00 € de frais2,50 €']);
  });

  it('says that a zone costs nothing and asks for nothing where that is so [LOC-13]', async () => {
    const zones = settings.delivery.zones.map((zone) => ({ ...zone, feeCents: 0, minimumCents: 0 }));
    await open({ settings: { ...settings, delivery: { ...settings.delivery, zones } } });
    await pressZones();
    expect(screen.getByTestId('zone-option').textContent).toContain('Sans minimumOfferte');
  });

  it.each([
    ['a zone', 'zone-option'],
    ['pickup', 'location-option-pickup'],
  ])('shows the choice of %s for a second, then closes [LOC-11]', async (_what, testId) => {
    await open();
    if (testId === 'zone-option') await pressZones();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press(testId);
    expect(screen.getByTestId(testId).getAttribute('aria-pressed')).toBe('true');
    await act(async () => vi.advanceTimersByTime(900));
    expect(picker()).not.toBeNull();
    await act(async () => vi.advanceTimersByTime(200));
    expect(picker()).toBeNull();
  });

  it('stays open while the diner looks for a zone [LOC-12]', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press('location-option-pickup');
    await act(async () => vi.advanceTimersByTime(500));
    await pressZones();
    await act(async () => vi.advanceTimersByTime(2000));
    expect(picker()).not.toBeNull();
  });

  it('keeps the choice for the next visit, and the header shows it [LOC-15, LOC-17, STO-02]', async () => {
    await open();
    await pressZones();
    await press('zone-option');
    expect(stored()).toEqual({
      type: 'delivery',
      query: '',
      zone: 'Centre',
      _distance: null,
      tooFar: false,
      invalid: false,
    });
    expect(screen.getByTestId('location-button').textContent).toContain('Livraison · Centre');
  });

  it('comes back to the zone that was chosen before [LOC-17]', async () => {
    localStorage.location = JSON.stringify({ type: 'delivery', zone: 'Centre' });
    await open();
    expect(screen.getByTestId('zone-option').getAttribute('aria-pressed')).toBe('true');
  });

  it.each(['{', 'null', '{"type":"moon"}'])('takes a stored choice of %s for none [LOC-25]', async (text) => {
    localStorage.location = text;
    await open();
    expect(useLocationStore.getState().mode).toBe('pickup');
    expect(screen.getByTestId('location-option-pickup').getAttribute('aria-pressed')).toBe('true');
  });

  it('works where storage refuses [STO-10]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open();
    await pressZones();
    await press('zone-option');
    expect(useLocationStore.getState()).toMatchObject({ mode: 'delivery', zone: 'Centre' });
  });
});
