import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { findOrder } from '../record/order-repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setCatalogue(() => undefined));

/** Adds a coupon of 1 € with these limits. */
const offerCoupon = (id: number, limits: Partial<Parameters<typeof fileOffer>[0]>) =>
  shop.setCatalogue(({ offers }) => {
    offers.push(fileOffer({ id, type: 'fixed_amount', value: 1, auto_apply: 'No', code: `CODE${id}`, ...limits }));
  });

const order = (id: number, email: string) => {
  const { customer } = pickupOrder();
  const amounts = { discount: 1, tax: 0.82, total: 9 };
  return shop.send(
    'POST',
    paths.checkout,
    pickupOrder({ coupon: ` code${id} `, ...amounts, customer: { ...customer, email } }),
  );
};

const count = async (table: string) =>
  Number((await shop.database.query(`select count(*) as n from ${table}`, [])).rows[0]?.n);
const countAll = async () => ({
  orders: await count('orders'),
  uses: await count('coupon_uses'),
  tasks: await count('outbox'),
});

describe('a coupon with one use left', () => {
  it('goes to one of fifty orders at once; the others get their amounts without it, and are not stored [CRT-19, API-24]', async () => {
    await offerCoupon(30, { max_uses: 3 });
    const check = async () => (await shop.send('GET', paths.coupon('CODE30'))).json().status;
    for (const email of ['a@example.com', 'b@example.com']) expect((await order(30, email)).statusCode).toBe(200);
    expect(await check()).toBe('success');
    const before = await countAll();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => order(30, `${n}@example.com`)));

    const [taken, ...others] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(taken?.json().payload.total).toBe(9);
    for (const answer of others) {
      expect(answer.statusCode).toBe(409);
      const { code, expected, cart } = answer.json();
      expect(code).toBe('totals_mismatch');
      expect(expected).toEqual({ subtotal: 10, discount: 0, delivery: 0, tax: 0.91, total: 10 });
      expect(cart.offers).toEqual([]);
    }
    expect(await countAll()).toEqual({ orders: before.orders + 1, uses: before.uses + 1, tasks: before.tasks + 2 });
    expect(await check()).toBe('error');
  });

  it('goes to one of twenty orders at once of one customer, however the address is written', async () => {
    await offerCoupon(31, { max_uses_per_customer: 1 });
    const spellings = ['lou@example.com', 'Lou@Example.com', 'LOU@EXAMPLE.COM', 'loU@example.COM'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => order(31, spellings[n % spellings.length] as string)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'totals_mismatch')).toHaveLength(19);
    expect((await order(31, 'max@example.com')).statusCode).toBe(200);
  });
});

describe('the use of a coupon', () => {
  it('is given back when its order is cancelled', async () => {
    await offerCoupon(32, { max_uses: 1 });
    const { payload } = (await order(32, 'lou@example.com')).json();
    expect((await order(32, 'max@example.com')).statusCode).toBe(409);
    await shop.database.query(
      `with refused as (update order_progress set state = 'refused' where order_id = $1)
       update orders set status = 'cancelled' where id = $1`,
      [payload.order_id],
    );
    expect((await order(32, 'max@example.com')).statusCode).toBe(200);
    expect((await order(32, 'eve@example.com')).statusCode).toBe(409);
  });

  it('is not counted while its conditions are not met and it gives nothing [CRT-24]', async () => {
    await offerCoupon(33, { max_uses: 1, minimum_amount: 20 });
    const tooSmall = await shop.send('POST', paths.checkout, pickupOrder({ coupon: 'CODE33' }));
    expect(tooSmall.statusCode).toBe(200);
    expect((await findOrder(shop.database.db, tooSmall.json().payload.order_id))?.coupon).toBeNull();
    const items = [{ item_id: 101, quantity: 2, options: [], note: '' }];
    const amounts = { subtotal: 20, discount: 1, tax: 1.73, total: 19 };
    const enough = await shop.send('POST', paths.checkout, pickupOrder({ coupon: 'CODE33', items, ...amounts }));
    expect((await findOrder(shop.database.db, enough.json().payload.order_id))?.coupon).toBe('CODE33');
  });
});

it.each([
  ['switched off', { is_active: false }],
  ['expired', { expires_at: '2026-11-23T12:00:00+01:00' }],
  ['not for this mode', { delivery_pickup: 'delivery' as const }],
  ['not for this hour', { active_times: [{ days: ['tue' as const], start: '00:00', end: '24:00' }] }],
])(
  'a coupon that is %s gives an order nothing, and the order says so before it is stored [API-24, OFR-21, OFR-23]',
  async (_, state) => {
    await offerCoupon(34, state);
    const before = await countAll();
    const answer = await order(34, 'lou@example.com');
    expect(answer.json()).toMatchObject({ code: 'totals_mismatch', expected: { discount: 0, total: 10 } });
    expect(await countAll()).toEqual(before);
  },
);
