import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.offerFigures;

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
  await shop.setCatalogue(({ offers }) =>
    offers.push(
      fileOffer({ id: 50, type: 'percentage', value: 15, categories: [11] }),
      fileOffer({ id: 51, type: 'percentage', value: 10, auto_apply: 'No', code: 'MARDI10', allow_repeat: 'No' }),
    ),
  );
});
afterAll(() => shop.close());

/** Places an order of Margherita, and resolves with its amounts. */
async function order(quantity: number, coupon?: string): Promise<{ discount: number; total: number }> {
  const body = pickupOrder({
    local_id: crypto.randomUUID(),
    items: [{ item_id: 101, quantity, options: [] }],
    ...(coupon && { coupon }),
    total: 0.01,
  });
  const { expected } = (await shop.send('POST', paths.checkout, body)).json();
  const placed = await shop.send('POST', paths.checkout, { ...body, ...expected });
  expect(placed.statusCode, placed.body).toBe(200);
  return { discount: expected.discount, total: expected.total };
}

/** Places orders on an earlier day; the office is asked on Monday. */
async function daysAgo<T>(days: number, place: () => Promise<T>): Promise<T> {
  shop.setClock(Temporal.PlainDateTime.from(mondayNoon).subtract({ days }).toString());
  const placed = await place();
  shop.setClock(mondayNoon);
  return placed;
}

async function figures() {
  const answer = await shop.ask('GET', path, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  const told: { offerId: number; uses: number; days: { date: string }[] }[] = answer.json().payload;
  return new Map(told.map((figure) => [figure.offerId, figure]));
}
const cents = (euros: number) => Math.round(euros * 100);

describe('what offers gave', () => {
  it('is the sum of the orders of each day, and of all uses of a code [OFE-05, OFE-10]', async () => {
    expect((await figures()).size).toBe(0);
    const [first, second] = await daysAgo(1, async () => [await order(1), await order(3)] as const);
    const third = await order(2, 'MARDI10');
    const told = await figures();
    const both = {
      discountCents: cents(first.discount + second.discount),
      revenueCents: cents(first.total + second.total),
    };
    expect(told.get(50)).toMatchObject({
      uses: 0,
      days: [
        { date: '2026-11-23', orders: 1 },
        { date: '2026-11-22', orders: 2, ...both },
      ],
    });
    const { rows } = await shop.database.query('select id, discounts from orders order by number desc limit 1', []);
    const { id, discounts } = rows[0] as { id: string; discounts: { offerId: number; amountCents: number }[] };
    const amountOf = (id: number) => discounts.find(({ offerId }) => offerId === id)?.amountCents;
    expect(cents(third.discount)).toBe((amountOf(50) ?? 0) + (amountOf(51) ?? 0));
    expect(told.get(51)).toEqual({
      offerId: 51,
      uses: 1,
      days: [{ date: '2026-11-23', orders: 1, discountCents: amountOf(51), revenueCents: cents(third.total) }],
    });

    await shop.database.query("update order_progress set state = 'cancelled' where order_id = $1", [id]);
    await shop.database.query("update orders set status = 'cancelled' where id = $1", [id]);
    const after = await figures();
    expect([after.get(51), after.get(50)]).toMatchObject([undefined, { days: [{ date: '2026-11-22', orders: 2 }] }]);
  });

  it('forgets days older than 30, and is for managers and owners [OFE-10, OFE-12]', async () => {
    await daysAgo(30, () => order(1));
    const days = async () => (await figures()).get(50)?.days.map(({ date }) => date);
    expect(await days()).toEqual(['2026-11-22']);
    await daysAgo(29, () => order(1));
    expect(await days()).toEqual(['2026-11-22', '2026-10-25']);
    expect((await shop.ask('GET', path, { cookie: await shop.signedIn('kitchen') })).statusCode).toBe(403);
  });
});
