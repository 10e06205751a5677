import { hearServerDate } from '@comptoir/web-app/clock';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCart, emptyTheCart, useCartStore } from '../state/cart/cart-store.ts';
import { alerts, fillPersonal, openTab, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const { settings } = exampleCatalogue();
const withPosts = { ...settings, dishPosts: [{ id: 'four' }, { id: 'froid' }] };
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';

const slotsAnswer = (slots: object[], asap = '2026-11-23T19:20:00+01:00') => ({
  body: { status: 'success', payload: { asap, slots } },
});
const held = (until: string, promisedAt = '2026-11-23T19:20:00+01:00') => ({
  body: {
    status: 'success',
    payload: { hold: { until: `2026-11-23T${until}+01:00`, promised_at: promisedAt } },
  },
});
const nothingHeld = { body: { status: 'success', payload: { hold: null } } };
const gone = apiError(422, 'slot_unavailable', 'Ce créneau n’est plus disponible');
const left = { body: { status: 'success', payload: {} } };

/** Answers as a shop with posts does, at 19:00 of Monday 23 November 2026. */
function fakeKitchen(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /v2/public/slots': slotsAnswer([]),
    'POST /v2/public/holds': held('19:08:00'),
    'DELETE /v2/public/holds': left,
    [`POST ${checkoutPath}`]: storedOrder(),
    [`PUT ${checkoutPath}`]: updatedOrder,
    ...answers,
  });
  const to = (method: string, path: string) => api.of(method).filter((call) => call.path === path);
  return {
    slots: () => api.of('GET').filter(({ path }) => path === '/v2/public/slots'),
    holds: () => to('POST', '/v2/public/holds').map(({ body }) => body),
    leaves: () => to('DELETE', '/v2/public/holds').map(({ body }) => body),
    orders: () => to('POST', checkoutPath).map(({ body }) => body),
  };
}

async function openTime(change: object = {}): Promise<void> {
  await renderPage('/checkout', page, { catalogue: { settings: withPosts, ...change } });
  await press('checkout-tab-personal');
  await fillPersonal();
  await press('checkout-next');
  expect(openTab()).toBe('delivery');
}

async function openPayment(change: object = {}): Promise<void> {
  await openTime(change);
  await press('checkout-next');
}

const chosen = () => screen.getAllByTestId<HTMLElement>('next-time').map((card) => plain(card.textContent));
const chooseTime = (value: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`[name=delivery_time_range][value="${value}"]`)?.click());
const line = () => plain(screen.queryByTestId('hold')?.textContent);
/** Parts that only such a shop loads take their time in the first test. */
const settled = (check: () => void) => waitFor(check, { timeout: 5_000 });

beforeEach(() => {
  putInCart(101);
  // The pages go by the server's clock, not by this machine's.
  hearServerDate(Date.parse('2026-11-23T18:00:00Z'));
});

describe('the times of a kitchen with posts', () => {
  const full = (value: string, reason: string) => ({ value, state: reason === 'paused' ? reason : 'full', reason });

  it('are asked for with the cart’s work, again when it changes, and say why not in one line each [CAP-02, CAP-03]', async () => {
    const api = fakeKitchen({
      'GET /v2/public/slots': slotsAnswer([
        full('19:45-20:00', 'kitchen'),
        full('20:00-20:15', 'kitchen'),
        full('20:30-20:45', 'orders'),
        { value: '20:45-21:00', state: 'closed', reason: 'closed_by_hand' },
        full('21:00-21:15', 'paused'),
      ]),
    });
    await openTime();
    await settled(() => expect(screen.getAllByTestId('slot-run')).toHaveLength(5));
    expect(screen.getAllByTestId('slot-run').map((run) => plain(run.textContent))).toEqual([
      '19 h 15Trop tôt',
      '19 h 4520 hComplet en cuisine',
      '20 h 30Complet',
      '20 h 45Fermé par le restaurant',
      '21 hLa cuisine souffle un peu',
    ]);
    putInCart(101);
    await settled(() => expect(api.slots().map(({ query }) => query.work)).toEqual(['four:1', 'four:2']));
  });

  it('offer the next three that fit first, and each time once [CAP-03]', async () => {
    fakeKitchen({
      'GET /v2/public/slots': slotsAnswer([full('19:45-20:00', 'kitchen')], '2026-11-23T19:35:00+01:00'),
    });
    await openTime();
    await settled(() => expect(chosen()).toHaveLength(3));
    expect(chosen()).toEqual(['19 h 35Dès que possible', '20 hAujourd’hui', '20 h 15Aujourd’hui']);
    // All other dishes are served then, so that no other slot has a note.
    expect(
      screen
        .getAllByTestId('slot')
        .map((slot) => plain(slot.textContent))
        .slice(0, 2),
    ).toEqual(['19 h 30 – 19 h 45', '20 h 30 – 20 h 45']);
    const values = [...document.querySelectorAll<HTMLInputElement>('[name=delivery_time_range]')];
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
    expect(values.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['ASAP']);
    await chooseTime('20:00-20:15');
    expect(plain(screen.getByTestId('checkout-next').textContent)).toContain('20 h');
  });

  it('are those of the next day, if too few are left today [CAP-03]', async () => {
    const rest = ['19:30-19:45', '19:45-20:00'];
    const evening = Array.from({ length: 40 }, (_, index) => {
      const at = Temporal.PlainTime.from('19:30').add({ minutes: index * 15 });
      const text = (time: Temporal.PlainTime) => time.toString({ smallestUnit: 'minute' });
      return `${text(at)}-${text(at.add({ minutes: 15 }))}`;
    });
    const today = evening.filter((value) => value !== rest[0]).map((value) => full(value, 'kitchen'));
    const api = fakeKitchen({ 'GET /v2/public/slots': [slotsAnswer(today), slotsAnswer([])] });
    await openTime();
    await settled(() => expect(chosen()).toHaveLength(3));
    expect(chosen()[2]).toMatch(/Demain$/);
    expect(api.slots().map(({ query }) => query.date)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('say which day it is where as soon as possible is not today [CAP-03, PYX-29]', async () => {
    hearServerDate(Date.parse('2026-11-23T22:30:00Z'));
    fakeKitchen({ 'GET /v2/public/slots': slotsAnswer([], '2026-11-24T11:50:00+01:00') });
    await openTime();
    await settled(() => expect(chosen()[0]).toBe('11 h 50Dès que possible · Demain'));
  });

  it('are those of the opening hours, if the server can’t be asked [CAP-03]', async () => {
    fakeKitchen({ 'GET /v2/public/slots': 'no answer' });
    await openTime();
    await settled(() => expect(chosen()).toHaveLength(3));
  });
});

describe('a place that is held while a diner pays', () => {
  it('is asked for with the cart at the payment step, and said until when [CAP-04, CAP-05, CAP-16]', async () => {
    const api = fakeKitchen();
    await openPayment();
    await settled(() =>
      expect(line()).toBe('Créneau gardé jusqu’à 19 h 08Votre créneau est garanti : la cuisine a gardé la place.'),
    );
    expect(api.holds()).toHaveLength(1);
    expect(api.holds()[0]).toMatchObject({ is_pickup: true, date: 'ASAP', items: [{ item_id: 101, quantity: 1 }] });
    await press('place-order');
    await settled(() => expect(api.orders()).toHaveLength(1));
    const [order] = api.orders();
    expect(order.local_id).toBe(api.holds()[0].local_id);
    // The order has taken the place, so that nothing is given back.
    expect(api.leaves()).toEqual([]);
  });

  it('is told with the promise that the order then asks for [CAP-10]', async () => {
    const late = '2026-11-23T19:50:00+01:00';
    const api = fakeKitchen({
      'GET /v2/public/slots': slotsAnswer([], late),
      'POST /v2/public/holds': held('19:08:00', late),
    });
    await openPayment();
    await settled(() => expect(line()).toContain('19 h 08'));
    expect(alerts()).toEqual([]);
    expect(plain(screen.getByRole('main').textContent)).toContain('Prête vers 19 h 50');
    await press('place-order');
    await settled(() => expect(api.orders()).toHaveLength(1));
    expect(Temporal.Instant.from(api.orders()[0].customer.promised_at ?? api.orders()[0].promised_at)).toEqual(
      Temporal.Instant.from(late),
    );
  });

  it('says both times, if it is later than the page said [CAP-10]', async () => {
    const api = fakeKitchen({ 'POST /v2/public/holds': held('19:08:00', '2026-11-23T19:50:00+01:00') });
    await openPayment();
    await settled(() => expect(plain(alerts()[0]?.text)).toContain('L’heure a changé : 19 h 50 au lieu de 19 h 20'));
    expect([openTab(), api.orders()]).toEqual(['payment', []]);
  });

  it('is asked for again with another cart, and by the same id [CAP-04]', async () => {
    const api = fakeKitchen();
    await openPayment();
    await settled(() => expect(line()).not.toBe(''));
    putInCart(101);
    await settled(() => expect(api.holds()).toHaveLength(2));
    const [first, second] = api.holds();
    expect([second.local_id, second.items[0].quantity]).toEqual([first.local_id, 2]);
  });

  it('that is gone leads back to three others, with all that was typed [CAP-05]', async () => {
    const api = fakeKitchen({ 'POST /v2/public/holds': gone });
    await openTime();
    await settled(() => expect(chosen()).toHaveLength(3));
    await chooseTime('19:45-20:00');
    await press('checkout-next');
    await settled(() => expect(openTab()).toBe('delivery'));
    expect(plain(alerts()[0]?.text)).toContain(
      '19 h 45 est parti pendant que vous remplissiez. Tout ce que vous avez écrit est gardé. Voici les trois prochains.',
    );
    await settled(() => expect(chosen()).toHaveLength(3));
    await press('checkout-tab-personal');
    expect(document.querySelector<HTMLInputElement>('[name=first_name]')?.value).toBe('Camille');
    expect(api.orders()).toEqual([]);
  });

  it.each<[string, Parameters<typeof fakeApi>[0][string]]>([
    ['nobody can be asked', 'no answer'],
    ['the server fails', apiError(500, 'internal', 'Erreur')],
    ['others of the network hold as much as they may', nothingHeld],
  ])('is done without where %s: the order decides [CAP-04]', async (_why, answer) => {
    const api = fakeKitchen({ 'POST /v2/public/holds': answer });
    await openPayment();
    await settled(() => expect(api.holds()).toHaveLength(1));
    expect([line(), alerts(), openTab()]).toEqual(['', [], 'payment']);
    await press('place-order');
    await settled(() => expect(api.orders()).toHaveLength(1));
  });

  it('is given back once by a diner who leaves, or whose cart is emptied in another tab [CAP-04]', async () => {
    const api = fakeKitchen();
    await openPayment();
    await settled(() => expect(line()).not.toBe(''));
    const [{ local_id }] = api.holds();
    await act(async () => cleanup());
    await settled(() => expect(api.leaves()).toEqual([{ local_id }]));
    expect(useCartStore.getState().hold).toEqual({ localId: local_id, place: null });

    await openPayment();
    await settled(() => expect(line()).not.toBe(''));
    await act(async () => emptyTheCart());
    await settled(() => expect(api.leaves()).toEqual([{ local_id }, { local_id }]));
  });

  it('is asked for again, if another tab gave it back [CAP-04]', async () => {
    const api = fakeKitchen();
    await openPayment();
    await settled(() => expect(line()).not.toBe(''));
    const [{ local_id: localId }] = api.holds();
    await act(async () => changeCart((cart) => ({ ...cart, hold: { localId, place: null } })));
    await settled(() => expect(api.holds()).toHaveLength(2));
    expect(line()).not.toBe('');
  });

  it('is claimed by no tab whose time another tab has replaced [CAP-04]', async () => {
    const api = fakeKitchen();
    await openPayment();
    await settled(() => expect(line()).not.toBe(''));
    const [{ local_id: localId }] = api.holds();
    const place = { until: '2026-11-23T18:09:00Z', promisedAt: '2026-11-23T20:00:00Z', isAsap: false };
    await act(async () => changeCart((cart) => ({ ...cart, hold: { localId, place } })));
    expect([line(), api.holds()]).toEqual(['', [expect.anything()]]);
  });

  it('does not exist without posts: no request more, and no word more [CAP-04, CAP-16]', async () => {
    const api = fakeKitchen();
    await openPayment({ settings });
    expect([api.slots(), api.holds(), screen.queryByTestId('hold')]).toEqual([[], [], null]);
    expect(document.body.textContent).not.toContain('Créneau gardé');
    await act(async () => cleanup());
    expect(api.leaves()).toEqual([]);
  });
});
