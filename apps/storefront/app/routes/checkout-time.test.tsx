import { menuToWire } from '@comptoir/contract';
import { anItem, anOffer } from '@comptoir/domain/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addLine } from '../state/cart/cart-store.ts';
import { alerts, centsOf, field, fillPersonal, openTab, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue, menuWithout } from '../testing/example-catalogue.ts';
import { checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const { settings, menus } = exampleCatalogue();
const [carte] = menus as [(typeof menus)[number]];
/** A menu of the evening only, with one dish. */
const evening = {
  ...carte,
  id: 2,
  timeRanges: { mon: ['18:30-22:30'], tue: ['18:30-22:30'] },
  categories: [
    {
      id: 21,
      name: 'Soir',
      description: '',
      gender: 'm' as const,
      items: [anItem({ id: 301, menuId: 2, categoryId: 21, name: 'Ragoût' })],
    },
  ],
};

const radio = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`) as HTMLInputElement;
const choose = (name: string, value: string) => act(async () => fireEvent.click(radio(name, value)));
const slots = () =>
  screen
    .getAllByTestId('slot')
    .map((slot) => ({ value: slot.querySelector('input')?.value, state: slot.dataset.state, text: slot.textContent }));

/** Opens the step with the time, on Monday 23 November 2026 at 19:00, unless the catalogue says otherwise. */
async function openTime(catalogue: Partial<ReturnType<typeof exampleCatalogue>> = {}): Promise<void> {
  await renderPage('/checkout', page, { catalogue });
  await press('checkout-tab-personal');
  await fillPersonal();
  await press('checkout-next');
  expect(openTab()).toBe('delivery');
}

describe('as soon as possible', () => {
  it('is what an order is for where nothing else is said, with the time that it is promised for [CHK-20, CHK-22, CHK-56]', async () => {
    putInCart(101);
    await openTime();
    expect(radio('is_scheduled', 'false').checked).toBe(true);
    expect(screen.getByText(/Prête vers 19\sh\s20\./)).toBeTruthy();
  });

  it('says from when on where that is later, there and above the order button [CHK-56]', async () => {
    putInCart(101);
    // Monday, 16:00 in Paris.
    await openTime({ renderedAt: '2026-11-23T15:00:00Z' });
    expect(radio('is_scheduled', 'false').closest('label')?.textContent).toMatch(
      /Dès que possible\(à partir de aujourd’hui 18\sh\s30\)/,
    );
    // The screen shows one time only, so the promise of the next screen is absent.
    expect(screen.queryByText(/Prête vers/)).toBeNull();
    await press('checkout-next');
    expect(screen.getByRole('main').textContent).toMatch(/à partir de aujourd’hui 18\sh\s30/);
  });

  it('is not offered where nothing is served within seven days [CHK-22, CHK-56]', async () => {
    putInCart(101);
    await openTime({ menus: [{ ...carte, timeRanges: { mon: ['00:00-00:00'] } }] });
    expect(radio('is_scheduled', 'false').disabled).toBe(true);
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(alerts()[0]?.text).toContain('Le restaurant ne prend pas de commande pour le moment');
  });
});

describe('a time', () => {
  it('can be chosen today and on the next six days; a day without slots is closed and says so [CHK-27]', async () => {
    putInCart(101);
    await openTime();
    await choose('is_scheduled', 'true');
    const days = [...document.querySelectorAll<HTMLInputElement>('[name=delivery_date]')];
    expect(days.map((day) => day.value)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(days.map((day) => day.disabled)).toEqual([false, false, false, false, false, false, true]);
    expect(days[6]?.getAttribute('aria-label')).toBe('dimanche 29 novembre, aucun créneau');
  });

  it('of today begins later than the notice that the kitchen needs; the others say why not [CHK-28, CHK-29, CHK-59]', async () => {
    putInCart(101);
    await openTime();
    await choose('is_scheduled', 'true');
    // What is past is left out.
    expect(slots().map(({ value }) => value)).not.toContain('18:30-18:45');
    expect(slots().find(({ value }) => value === '19:15-19:30')).toMatchObject({
      state: 'too_soon',
      text: '19\u00a0h\u00a015\u00a0–\u00a019\u00a0h\u00a030Trop tôt',
    });
    expect(slots().find(({ state }) => state === 'free')).toMatchObject({ value: '19:30-19:45' });
    expect(radio('delivery_time_range', '19:15-19:30').disabled).toBe(true);
  });

  it('that others took already reads "Complet" and can’t be chosen [CHK-59]', async () => {
    const taken = { status: 'success', payload: { slots: [{ value: '20:00-20:15', state: 'full' }] } };
    fakeApi({ 'GET /v2/public/slots': { body: taken } });
    putInCart(101);
    await openTime();
    await choose('is_scheduled', 'true');
    await vi.waitFor(() =>
      expect(slots().find(({ value }) => value === '20:00-20:15')).toMatchObject({
        state: 'full',
        text: '20\u00a0h\u00a0–\u00a020\u00a0h\u00a015Complet',
      }),
    );
    expect(radio('delivery_time_range', '20:00-20:15').disabled).toBe(true);
  });

  it('is sent with the order [CHK-36]', async () => {
    const api = fakeApi({
      [`POST ${checkoutPath}`]: storedOrder({ ready_from: null }),
      [`PUT ${checkoutPath}`]: updatedOrder,
    });
    putInCart(101);
    await openTime();
    await choose('is_scheduled', 'true');
    await choose('delivery_date', '2026-11-24');
    await choose('delivery_time_range', '12:00-12:15');
    expect(screen.getByTestId('checkout-next').textContent).toMatch(/· demain 12\sh/);
    await press('checkout-next');
    await press('place-order');
    expect(api.of('POST')[0]?.body.customer.date).toBe('2026-11-24 12:00-12:15');
  });

  it('is one time where the restaurant shows no ranges [CHK-36]', async () => {
    const scheduling = { ...settings.scheduling, pickup: { ...settings.scheduling.pickup, showRange: false } };
    putInCart(101);
    await openTime({ settings: { ...settings, scheduling } });
    await choose('is_scheduled', 'true');
    expect(slots().find(({ state }) => state === 'free')).toMatchObject({ value: '19:30', text: '19\u00a0h\u00a030' });
  });

  it('has to be chosen where a day was [CHK-22]', async () => {
    putInCart(101);
    await openTime();
    await choose('is_scheduled', 'true');
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(alerts()).toMatchObject([{ key: 'Please fill out all required fields' }]);
    expect(document.activeElement?.getAttribute('name')).toBe('delivery_time_range');
  });

  it('at which a dish is missing names it, stays chosen and can’t be validated [CHK-30, CHK-31]', async () => {
    putInCart(101);
    putInCart(301);
    await openTime({ menus: [carte, evening] });
    await choose('is_scheduled', 'true');
    await choose('delivery_date', '2026-11-24');
    await choose('delivery_time_range', '12:00-12:15');
    expect(alerts()[0]).toMatchObject({ key: 'Please choose a different time or remove these items.' });
    expect(alerts()[0]?.text).toMatch(/^Ragoût n’est pas servi à 12\sh\./);
    expect(radio('delivery_time_range', '12:00-12:15').checked).toBe(true);
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
  });

  it('is checked again on the way to the payment: a dish that came later may not be served then [CHK-32]', async () => {
    putInCart(101);
    await openTime({ menus: [carte, evening] });
    await choose('is_scheduled', 'true');
    await choose('delivery_date', '2026-11-24');
    await choose('delivery_time_range', '12:00-12:15');
    await act(async () => addLine({ itemId: 301, options: [], quantity: 1, note: '' }));
    await press('checkout-tab-payment');
    expect(openTab()).toBe('delivery');
    expect(alerts()[0]?.text).toMatch(/^Ragoût/);
  });

  it('is refused for what is sold out then, by name, and taken for tomorrow [STK-03, CHK-30]', async () => {
    putInCart(101);
    await openTime({ menus: [menuWithout('item', 101, '2026-11-23T21:30:00Z')] });
    await choose('is_scheduled', 'true');
    await choose('delivery_date', '2026-11-23');
    await choose('delivery_time_range', '20:00-20:15');
    expect(alerts()[0]?.text).toMatch(/^Margherita/);
    await choose('delivery_date', '2026-11-24');
    await choose('delivery_time_range', '12:00-12:15');
    expect(alerts()).toEqual([]);
    await press('checkout-next');
    expect(openTab()).toBe('payment');
  });

  it('moves the offers: one of the lunch falls away in the evening [CHK-55, CRT-17, OFR-23]', async () => {
    const lunch = anOffer('percentage', {
      id: 5,
      percentBp: 2000,
      categoryIds: [11],
      activeTimes: [{ days: [], start: '11:00', end: '15:00' }],
    });
    putInCart(101);
    await openTime({ offers: [lunch] });
    await choose('is_scheduled', 'true');
    await choose('delivery_date', '2026-11-24');
    await choose('delivery_time_range', '12:00-12:15');
    expect(centsOf('cart-discount')).toBe(200);
    await choose('delivery_time_range', '20:00-20:15');
    expect(screen.queryByTestId('cart-discount')).toBeNull();
  });

  it('follows the server’s clock, not the device’s [CHK-58]', async () => {
    const now = new Date('2026-11-23T19:30:00Z').toUTCString();
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ status: 'success', payload: menus.map(menuToWire) }), {
          headers: { 'content-type': 'application/json', date: now },
        }),
    );
    putInCart(101);
    await openTime();
    await vi.waitFor(
      async () => {
        await choose('is_scheduled', 'true');
        expect(slots().find(({ state }) => state === 'free')).toMatchObject({ value: '21:00-21:15' });
      },
      { timeout: 5000 },
    );
    expect(field('delivery_date').value).toBe('2026-11-23');
  });
});
