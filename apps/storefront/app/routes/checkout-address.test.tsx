import { distanceToBellecour } from '@comptoir/contract/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addressChoice } from '../state/location/address-choice.ts';
import { chooseLocation, useLocationStore } from '../state/location/location-store.ts';
import { alerts, centsOf, field, fillPersonal, openTab, press, putInCart, type } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const { settings } = exampleCatalogue();
const byDistance = {
  ...settings,
  delivery: { ...settings.delivery, calculation: 'distance' as const, maxDistance: 10 },
};
const distancePath = 'GET /v2/public/locations/distance';
const answer = {
  ...distanceToBellecour,
  formatted_address: '8 quai Saint-Antoine, 69002 Lyon, France',
  address: '8 quai Saint-Antoine',
};
const measured = (values = {}) => ({ body: { status: 'success', payload: { ...answer, ...values } } });
const { delivery_cost: _, formatted_address: formattedAddress, postal_code: postalCode, ...known } = answer;

/** The diner chose 5 place Bellecour in the picker and has come to the address form. */
async function openForm(own: typeof settings = byDistance, distance = 2): Promise<void> {
  const chosen = {
    ...known,
    formattedAddress,
    postalCode,
    distance,
    deliveryCostCents: 250,
    address: '5 place Bellecour',
  };
  chooseLocation(addressChoice('5 place Bellecour, 69002 Lyon, France', chosen, own));
  putInCart(101, 2);
  await renderPage('/checkout', page, { catalogue: exampleCatalogue({ settings: own }) });
  await press('checkout-tab-personal');
  await fillPersonal();
  await press('checkout-next');
}

const correctAddress = () => act(async () => screen.getByRole('button', { name: 'Corriger l’adresse' }).click());
const lookUps = (api: ReturnType<typeof fakeApi>) => api.of('GET').filter(({ path }) => path.endsWith('distance'));
const settle = () => act(() => vi.waitFor(() => expect(screen.queryByText('Veuillez patienter')).toBeNull()));

describe('the address in the checkout', () => {
  it('that was chosen is copied and needs no other look-up [CHK-17, CHK-25, LOC-19]', async () => {
    const api = fakeApi({ [distancePath]: measured() });
    await openForm();
    expect(field('address').value).toBe('5 place Bellecour');
    expect(centsOf('cart-delivery')).toBe(250);
    await press('checkout-next');
    expect(openTab()).toBe('payment');
    expect(lookUps(api)).toEqual([]);
  });

  it('that was picked is one line with its way to the door, and opens to be corrected', async () => {
    fakeApi({ [distancePath]: measured() });
    await openForm();
    screen.getByText('5 place Bellecour, 69002 Lyon');
    expect(field('address').type).toBe('hidden');
    expect(field('floor').type).not.toBe('hidden');
    await correctAddress();
    expect(field('address').type).toBe('text');
    expect(document.activeElement).toBe(field('address'));
    expect(document.querySelector('select[name=country], input[name=country]:not([type=hidden])')).toBeNull();
  });

  it('that was edited is looked up once before the step is left, and its fee is the new one [CHK-24]', async () => {
    const api = fakeApi({ [distancePath]: measured() });
    await openForm();
    await correctAddress();
    await type('address', '8 quai St Antoine');
    await press('checkout-next');
    await act(() => vi.waitFor(() => expect(openTab()).toBe('payment')));
    expect(lookUps(api)).toHaveLength(1);
    expect(centsOf('cart-delivery')).toBe(310);
    // The form stays as the diner wrote it, and going back and forth asks nothing again.
    await press('checkout-prev');
    expect(field('address').value).toBe('8 quai St Antoine');
    await press('checkout-next');
    expect(openTab()).toBe('payment');
    expect(lookUps(api)).toHaveLength(1);
    expect(useLocationStore.getState().measured?.address).toBe('8 quai Saint-Antoine');
  });

  it('that nobody knows keeps the diner there, with the server’s word [CHK-24, LOC-06]', async () => {
    const message = 'Indiquez le numéro de la rue';
    fakeApi({ [distancePath]: { body: { status: 'error', code: 'location_not_found', message } } });
    await openForm();
    await correctAddress();
    await type('address', 'quai Saint-Antoine');
    await press('checkout-next');
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(alerts()[0]?.text).toContain('Adresse introuvable');
    expect(alerts()[0]?.text).toContain(message);
    expect(openTab()).toBe('delivery');
    expect(useLocationStore.getState().isInvalid).toBe(true);
  });

  it.each([
    ['distance', byDistance],
    ['zone', { ...byDistance, delivery: { ...byDistance.delivery, calculation: 'zone' as const } }],
  ])('that is too far is refused, by %s too [CHK-23, LOC-22]', async (_what, own) => {
    fakeApi({ [distancePath]: measured({ distance: 10.01 }) });
    await openForm(own);
    await correctAddress();
    await type('address', '8 quai Saint-Antoine');
    await press('checkout-next');
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(alerts()[0]).toMatchObject({ key: 'The address is too far from the restaurant' });
    expect(openTab()).toBe('delivery');
  });

  it('carries floor, code and intercom to the order [CHK-20]', async () => {
    const api = fakeApi({ [distancePath]: measured() });
    await openForm();
    await type('floor', '3');
    await type('door_code', '12B4');
    await type('intercom', 'Martin');
    await type('address2', 'Bâtiment B');
    await press('checkout-next');
    await press('place-order');
    await settle();
    expect(api.of('POST').at(-1)?.body.customer.location).toMatchObject({
      address: '5 place Bellecour',
      address2: 'Bâtiment B, étage 3, code 12B4, interphone Martin',
      postal_code: '69002',
    });
  });
});
