import { paths } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
  await shop.setCatalogue(({ settings }) => {
    settings['payments.paypal.active'] = true;
    settings['payments.tips.active'] = true;
    settings['payments.tips.duties_read'] = true;
  });
  await shop.api.askForPaypal();
});
afterAll(() => shop.close());

/**
 * The body of the checkout in its build of 27 November 2026, before wallets, PayPal and tips (commit ab73beb2). Phones get another build
 * days after the shop.
 */
const bodyOf = (localId: string, method: string) =>
  JSON.parse(`{"local_id":"${localId}","items":[{"item_id":101,"item_menu_id":1,"item_category_id":11,"item_name":"Margherita",
"item_price":{"price_pickup":10,"price_delivery":11,"tax_rate":10},"options":[],"quantity":1,"note":""}],"free_items":[],
"is_pickup":true,"delivery":0,"tax":0.91,"subtotal":10,"discount":0,"total":10,"payment_method":"${method}","transaction_id":null,
"user_id":null,"status":"pending","promised_at":"2026-11-23T12:20:00+01:00","customer":{"first_name":"Camille","last_name":"Martin",
"email":"camille@example.com","phone":"0612345678","location":null,"date":"ASAP"}}`);

const tipOf = async (id: string) => {
  const { rows } = await shop.database.query('select tip_cents::int, payment_method from orders where id = $1', [id]);
  return rows[0];
};

it('takes the orders of an application that knows neither wallets nor tips, and answers in its words [PYX-106]', async () => {
  const cash = bodyOf('0b0e7c0e-5f0a-4a55-9a8e-6a5a5c4f7a01', 'cash');
  const placed = await shop.send('POST', paths.checkout, cash);
  expect([placed.statusCode, placed.json().payload.receipt.payment_method]).toEqual([200, 'cash']);

  const card = bodyOf('0b0e7c0e-5f0a-4a55-9a8e-6a5a5c4f7a02', 'card');
  const asked = await shop.send('POST', paths.stripePaymentIntent, {
    amount: '10.00',
    local_id: card.local_id,
    order: card,
  });
  // A question that names no method has the answer of then.
  expect([asked.statusCode, Object.keys(asked.json().payload).sort()]).toEqual([200, ['client_secret', 'id']]);
  const { id } = asked.json().payload;
  await shop.sandbox.confirm(id);
  const stored = await shop.send('POST', paths.checkout, { ...card, transaction_id: id });
  expect(stored.statusCode).toBe(200);
  const { order_id: orderId, receipt } = stored.json().payload;
  expect([receipt.payment_method, 'tip' in receipt, 'payable' in receipt]).toEqual(['card', false, false]);
  expect((await shop.putPaid(orderId, id)).statusCode).toBe(200);
  expect(await tipOf(orderId)).toEqual({ tip_cents: 0, payment_method: 'card' });
});
