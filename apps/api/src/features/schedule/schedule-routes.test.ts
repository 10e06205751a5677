import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setClock(mondayNoon));

const slotsOf = (mode: string, date: string) => shop.send('GET', `/v2/public/slots?mode=${mode}&date=${date}`);
const stateOf = async (mode: string, date: string, value: string) => {
  const { slots } = (await slotsOf(mode, date)).json().payload;
  return slots.find((slot: { value: string }) => slot.value === value)?.state;
};

describe('the slots of a day', () => {
  it('have a state by the server’s clock and are never cached [API-45]', async () => {
    const answer = await slotsOf('pickup', '2026-11-23');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { payload } = answer.json();
    expect(payload).toMatchObject({ now: '2026-11-23T12:00:00+01:00', date: '2026-11-23', mode: 'pickup' });
    // An order at noon needs 20 minutes, so 12:20 is the first time.
    expect(payload.slots.slice(0, 5)).toEqual([
      { value: '11:30', state: 'too_soon', reason: 'past' },
      { value: '11:45', state: 'too_soon', reason: 'past' },
      { value: '12:00', state: 'too_soon', reason: 'past' },
      { value: '12:15', state: 'too_soon', reason: 'too_soon' },
      { value: '12:30', state: 'free' },
    ]);
  });

  it('are ranges for delivery, without the first and the last, 45 minutes ahead [API-45]', async () => {
    const { slots } = (await slotsOf('delivery', '2026-11-23')).json().payload;
    expect(slots[0]).toEqual({ value: '11:45-12:00', state: 'too_soon', reason: 'past' });
    expect(slots.find((slot: { state: string }) => slot.state === 'free').value).toBe('13:00-13:15');
    expect(slots.at(-1).value).toBe('22:00-22:15');
  });

  it('are closed on a day that the restaurant takes off', async () => {
    shop.setClock('2026-12-20T12:00');
    const { slots } = (await slotsOf('pickup', '2026-12-25')).json().payload;
    expect(new Set(slots.map((slot: { state: string }) => slot.state))).toEqual(new Set(['closed']));
  });

  it('follow the exceptional hours of a day, and the usual ones on the next', async () => {
    shop.setClock('2026-12-20T12:00');
    const freeOn = async (date: string) => {
      const { slots } = (await slotsOf('pickup', date)).json().payload;
      return slots.flatMap((slot: { value: string; state: string }) => (slot.state === 'free' ? slot.value : []));
    };
    const newYearsEve = await freeOn('2026-12-31');
    expect([newYearsEve[0], newYearsEve.at(-1)]).toEqual(['18:00', '23:30']);
    expect((await freeOn('2026-12-30'))[0]).toBe('11:30');
  });

  it('are none on a weekday without service', async () => {
    expect((await slotsOf('pickup', '2026-11-29')).json().payload.slots).toEqual([]);
  });

  it.each([
    ['another mode', 'eat-in', '2026-11-23'],
    ['no date', 'pickup', ''],
    ['a malformed date', 'pickup', '23/11/2026'],
    ['a date that does not exist', 'pickup', '2026-02-30'],
    ['a date more than 30 days away', 'pickup', '2026-12-24'],
  ])('are refused for %s [API-45]', async (_what, mode, date) => {
    const answer = await slotsOf(mode, date);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('validation');
    expect(Object.keys(answer.json().errors)).toHaveLength(1);
  });
});

describe('a slot with a capacity', () => {
  it('is full once that many orders have it, and takes no more [API-45]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['scheduling.slot_capacity'] = 2;
    });
    const order = () => {
      const { customer } = pickupOrder();
      return shop.send(
        'POST',
        '/v2/public/checkout',
        pickupOrder({ customer: { ...customer, date: '2026-11-23 19:00' } }),
      );
    };
    expect(await stateOf('pickup', '2026-11-23', '19:00')).toBe('free');
    // Of four concurrent orders, exactly two get a place.
    const answers = await Promise.all([order(), order(), order(), order()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 422, 422]);
    expect(answers.find((answer) => answer.statusCode === 422)?.json()).toMatchObject({ code: 'slot_unavailable' });
    expect(await stateOf('pickup', '2026-11-23', '19:00')).toBe('full');
    expect(await stateOf('pickup', '2026-11-23', '19:15')).toBe('free');
    expect(await stateOf('delivery', '2026-11-23', '19:00-19:15')).toBe('free');
  });
});
