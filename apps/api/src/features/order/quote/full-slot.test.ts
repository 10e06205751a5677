import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
  await shop.setCatalogue(({ settings }) => {
    settings['scheduling.slot_capacity'] = 1;
    settings['payments.paypal.active'] = true;
  });
  await shop.api.askForPaypal();
});
afterAll(() => shop.close());

const customer = { ...pickupOrder().customer, date: '2026-11-23 19:00' };

it('asks nobody for the payment of an order whose slot is full, and of its own order goes on to tell [PYX-34, A.16]', async () => {
  const first = cardOrder({ customer });
  const intent = await shop.authorise(first);
  const late = cardOrder({ customer });
  // Prepared while there was room, and refused at the tap.
  expect((await shop.ask(late)).statusCode).toBe(200);
  expect((await shop.post(first, intent)).statusCode).toBe(200);
  for (const method of [undefined, 'paypal'] as const) {
    const answer = await shop.ask(late, method ? { method } : {});
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'slot_unavailable']);
  }
  const again = await shop.ask(first);
  expect([again.statusCode, again.json().code]).toEqual([409, 'order_exists']);
  expect((await shop.ask(cardOrder({ customer: { ...customer, date: '2026-11-23 19:15' } }))).statusCode).toBe(200);
});
