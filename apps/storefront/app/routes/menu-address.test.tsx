import { distanceToBellecour, suggestionOf } from '@comptoir/contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocationStore } from '../state/location/location-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const { settings } = exampleCatalogue();
const locations = 'GET /v2/public/locations/';
const distancePath = 'GET /v2/public/locations/distance';
const bellecour = suggestionOf('5 place Bellecour');
const bellegarde = suggestionOf('5 rue Bellegarde');
const listed = { body: { status: 'success', payload: [bellecour, bellegarde] } };
const measured = (values = {}) => ({ body: { status: 'success', payload: { ...distanceToBellecour, ...values } } });

const byDistance = {
  ...settings,
  delivery: { ...settings.delivery, calculation: 'distance' as const, maxDistance: 10 },
};
const input = () => screen.getByTestId<HTMLInputElement>('address-search');
const stored = () => JSON.parse(localStorage.location ?? 'null');
const picker = () => screen.queryByTestId('location-picker');
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

async function open(own = settings): Promise<void> {
  await renderPage('/menu', page, { catalogue: exampleCatalogue({ settings: own }) });
  await act(async () => openSheet({ name: 'location' }));
  await screen.findByTestId('location-picker');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByTestId('location-option-address'));
}

async function search(text: string): Promise<void> {
  fireEvent.change(input(), { target: { value: text } });
  await wait(310);
}

async function chooseFirst(): Promise<void> {
  await search('5 place bel');
  fireEvent.click(screen.getAllByTestId('address-suggestion')[0] as HTMLElement);
  await wait(0);
}

// The caller's code is fetched with its first call, which no turned clock waits for.
beforeAll(() => import('../state/shop/api-caller.ts'));
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the address search', () => {
  it('asks nothing below three characters, then once when the typing rests [LOC-04, LOC-05]', async () => {
    const { of } = fakeApi({ [locations]: listed });
    await open();
    await search('12');
    await search('12 ');
    expect(of('GET').filter(({ path }) => path.includes('locations'))).toEqual([]);
    fireEvent.change(input(), { target: { value: '12r' } });
    await wait(200);
    await search('12 rue');
    expect(of('GET').filter(({ path }) => path.includes('locations'))).toHaveLength(1);
    const [first] = screen.getAllByTestId('address-suggestion');
    expect(first?.textContent).toBe('5 place Bellecour69002 Lyon, France');
  });

  it('shows only the last answer [LOC-05]', async () => {
    let release: (value: typeof listed) => void = () => undefined;
    const late = new Promise<typeof listed>((resolve) => {
      release = resolve;
    });
    fakeApi({ [locations]: [late, { body: { status: 'success', payload: [bellegarde] } }] });
    await open();
    await search('5 place');
    await search('5 rue bel');
    release(listed);
    await wait(0);
    expect(screen.getAllByTestId('address-suggestion')).toHaveLength(1);
    expect(screen.getByTestId('address-suggestion').textContent).toContain('5 rue Bellegarde');
  });

  it.each([
    [
      'an error status',
      { body: { status: 'error', message: 'Adresse introuvable', payload: [] } },
      'Adresse introuvable.',
    ],
    ['a failure', apiError(404, 'not_found', ''), 'Adresse introuvable.'],
    ['no network', 'no answer' as const, 'La recherche ne répond pas. Réessayez.'],
  ])('marks the field after %s, until something else is searched [LOC-06, LOC-23]', async (_, failure, said) => {
    fakeApi({ [locations]: [failure, listed] });
    await open();
    await search('5 place');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(within(picker() as HTMLElement).getByRole('alert').textContent).toBe(said);
    expect(screen.queryAllByRole('button', { name: 'Réessayer' })).toHaveLength(failure === 'no answer' ? 1 : 0);
    await search('5 place b');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getAllByTestId('address-suggestion')).toHaveLength(2);
  });

  it('says that nothing was found without calling it an error [LOC-06, LOC-27]', async () => {
    fakeApi({ [locations]: { body: { status: 'success', payload: [] } } });
    await open();
    await search('zzz');
    expect(screen.getByText('Aucun résultat')).toBeTruthy();
    expect(screen.getByText('Nous ne connaissons pas cette rue. Vérifiez son nom.')).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('is a combobox that the keyboard drives: arrows, Enter, and Escape for the list alone [LOC-05, LOC-07]', async () => {
    const { of } = fakeApi({ [locations]: listed, [distancePath]: measured() });
    await open();
    await search('5 bel');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    const marked = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(marked()).toContain('5 place Bellecour');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(marked()).toContain('5 rue Bellegarde');
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(marked()).toContain('5 place Bellecour');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(picker()).not.toBeNull();
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await wait(0);
    expect(of('GET').filter(({ path }) => path.endsWith('distance'))).toHaveLength(1);
  });
});

describe('an address that was chosen', () => {
  it('is measured, kept with all that was answered, and closes the picker after a second [LOC-07, LOC-08, LOC-11, LOC-15]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured() });
    await open();
    await chooseFirst();
    expect(input().value).toBe(bellecour.description);
    expect(stored()).toMatchObject({
      type: 'delivery',
      query: bellecour.description,
      zone: 'Centre',
      _distance: distanceToBellecour,
      tooFar: false,
      invalid: false,
    });
    expect(screen.getByTestId('address-reached').textContent?.replace(/\s/g, ' ')).toBe(
      'À 3,2 km, environ 12 min. Livraison 2,50 € dès 15 €.',
    );
    await wait(900);
    expect(picker()).not.toBeNull();
    await wait(200);
    expect(picker()).toBeNull();
    expect(screen.getByTestId('location-button').textContent).toContain('5 place Bellecour');
  });

  it('costs what the API says where the distance decides [LOC-19]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured() });
    await open(byDistance);
    await chooseFirst();
    expect(screen.getByTestId('address-reached').textContent?.replace(/\s/g, ' ')).toContain('Livraison 3,10 €');
    expect(stored().zone).toBeNull();
  });

  it('that is too far says so, stays, and leaves fetching as the way out [LOC-09, LOC-12, LOC-23]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured({ distance: 10.01 }) });
    await open(byDistance);
    await chooseFirst();
    const alert = within(picker() as HTMLElement).getByRole('alert');
    expect(alert.dataset.i18n).toBe('The address is too far from the restaurant');
    expect(alert.textContent).toBe('L’adresse est trop éloignée du restaurant.');
    // Neither the same figure twice nor the one's unit for the other.
    expect(picker()?.textContent?.replace(/\s/g, ' ')).toContain('est à 10,1 km. Nous livrons jusqu’à 10 km');
    expect(stored()).toMatchObject({ tooFar: true, invalid: false });
    await wait(3000);
    expect(picker()).not.toBeNull();
    fireEvent.click(screen.getByTestId('fetch-instead'));
    expect(useLocationStore.getState()).toMatchObject({ mode: 'pickup', isTooFar: false, measured: null });
  });

  it('that is too far in one unit is compared and named with the restaurant’s in its own [LOC-10]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured({ distance: 8.1, unit: 'km' }) });
    const inMiles = { ...byDistance.delivery, maxDistance: 5, unit: 'mi' as const };
    await open({ ...byDistance, delivery: inMiles });
    await chooseFirst();
    expect(picker()?.textContent?.replace(/\s/g, ' ')).toContain('est à 8,1 km. Nous livrons jusqu’à 5 mi');
  });

  it('exactly as far as the restaurant goes is fine [LOC-09]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured({ distance: 10 }) });
    await open(byDistance);
    await chooseFirst();
    expect(stored()).toMatchObject({ tooFar: false, invalid: false });
  });

  it('outside of every zone is flagged and can’t be used [LOC-12, LOC-14]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured({ postal_code: '69009' }) });
    await open();
    await chooseFirst();
    expect(within(picker() as HTMLElement).getByRole('alert').textContent).toBe(
      'Cette adresse est hors de nos zones de livraison.',
    );
    expect(picker()?.textContent).toMatch(/Nous livrons\s: Centre\./);
    expect(stored()).toMatchObject({ invalid: true, zone: null });
    // Nothing promises a delivery there any more.
    expect(document.querySelector('main')?.textContent).toMatch(/Adresse hors zone\..*Changer/);
    // No light says that it is open to whom nothing is brought.
    expect(screen.getByText('Adresse hors zone.').previousElementSibling?.className).toMatch(/off/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Livrer ici' }).disabled).toBe(true);
  });

  it('without a house number asks for it [LOC-06]', async () => {
    const message = 'Indiquez le numéro de la rue';
    fakeApi({
      [locations]: listed,
      [distancePath]: { body: { status: 'error', code: 'location_not_found', message } },
    });
    await open();
    await chooseFirst();
    expect(within(picker() as HTMLElement).getByRole('alert').textContent).toBe(`${message}.`);
    expect(stored()).toMatchObject({ invalid: true, _distance: null });
  });

  it('is typed anew without closing what was about to close [LOC-12, LOC-23]', async () => {
    fakeApi({ [locations]: listed, [distancePath]: measured() });
    await open();
    await chooseFirst();
    await wait(500);
    await search('5 place bell');
    await wait(1000);
    expect(picker()).not.toBeNull();
  });
});
