import { menusFromWire, paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { type CartLine, indexItems, type MenuEntry } from '@comptoir/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeLine } from '../../../testing/compose-line.ts';
import { openDemoShop } from '../../../testing/demo-shop.ts';
import { dice, type Roll } from '../../../testing/dice.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** All rows of the tables that an order or its payment writes to. */
async function countRows(): Promise<unknown> {
  const tables = ['orders', 'outbox', 'slot_counts', 'coupon_uses', 'payments', 'holds'];
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`);
  const { rows } = await shop.database.query(`select ${counts.join(', ')}`, []);
  return rows[0];
}

const itemOf = ({ itemId, quantity, options, note }: CartLine) => ({
  item_id: itemId,
  quantity,
  note,
  options: options.map(({ optionId, choices }) => ({
    option_id: optionId,
    option_options: choices.map(({ choiceId, quantity: units }) => ({ id: choiceId, quantity: units })),
  })),
});

/** A cart for pickup as a diner may have it, with dishes that are sold out or not served, at a time that may be too soon or closed. */
function rollCart(entries: MenuEntry[], roll: Roll, now: Temporal.ZonedDateTime) {
  const items = Array.from({ length: 1 + roll(5) }, () => entries[roll(entries.length)]?.item)
    .filter((item) => item !== undefined)
    .map((item) => itemOf(composeLine(item, roll, now)));
  const slot = now
    .add({ days: roll(3) })
    .with({ hour: 10 + roll(14), minute: roll(4) * 15 })
    .toPlainDateTime();
  const start = slot.toPlainTime();
  const range = `${start.toString().slice(0, 5)}-${start.add({ minutes: 15 }).toString().slice(0, 5)}`;
  const date = roll(3) === 0 ? `${slot.toPlainDate()} ${range}` : 'ASAP';
  return { items, is_pickup: true, free_items: [], adult: true, ...(roll(6) === 0 && { coupon: 'BIENVENUE10' }), date };
}

const moments = ['2026-11-24T12:10', '2026-11-24T19:30', '2026-11-27T20:00', '2026-11-23T15:00', '2026-12-24T17:00'];
const cartsOfMoment = 200;

it('says of 1,000 carts what the order would say, to the cent and to the reason, and writes nothing [PYX-30]', async () => {
  const outcomes = new Map<string, number>();
  for (const [turn, moment] of moments.entries()) {
    shop.setClock(moment);
    const now = Temporal.PlainDateTime.from(moment).toZonedDateTime(testSite.timeZone);
    const menus = menusFromWire((await shop.send('GET', paths.menus)).json());
    const entries = [...indexItems(menus).values()];
    const roll = dice(turn + 1);
    for (let count = 0; count < cartsOfMoment; count += 1) {
      const { date, adult, ...cart } = rollCart(entries, roll, now);
      const before = await countRows();
      const quoted = await shop.send('POST', paths.quote, { ...cart, customer: { location: null, date } });
      expect(await countRows()).toEqual(before);
      const example = exampleOrder();
      const amounts = quoted.json().payload?.amounts ?? {};
      const order = {
        ...example,
        ...cart,
        ...(adult && { adult }),
        ...amounts,
        local_id: `quote-${turn}-${count}-0123`,
      };
      const customer = { ...example.customer, location: null, date };
      const placed = await shop.send('POST', paths.checkout, { ...order, customer });
      const said = quoted.json();
      const outcome = said.code ?? 'success';
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect([placed.statusCode, placed.json().code, placed.json().message]).toEqual([
        quoted.statusCode,
        said.code,
        said.message,
      ]);
      if (outcome === 'success') expect(placed.json().payload.total).toBe(said.payload.amounts.total);
    }
  }
  // A drill whose carts are all refused, or all accepted, would prove nothing.
  expect(outcomes.get('success')).toBeGreaterThan(200);
  expect(outcomes.size).toBeGreaterThan(2);
}, 300_000);
