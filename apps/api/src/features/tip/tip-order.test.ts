import { paths } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { findOrder } from '../order/record/order-repository.ts';

const takeTips = { 'payments.tips.active': true, 'payments.tips.duties_read': true };

let shop: CardShop;
const sell = (settings: object) => shop.setCatalogue((catalogue) => Object.assign(catalogue.settings, settings));
beforeAll(async () => {
  shop = await openCardShop();
  await sell(takeTips);
});
afterEach(() => sell(takeTips));
afterAll(() => shop.close());

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];
async function pay(tip: string) {
  const order = cardOrder({ tip });
  const intent = await shop.authorise(order);
  const placed = await shop.post(order, intent);
  const paid = await shop.putPaid(placed.json().payload.order_id, intent);
  return { order, intent, placed: placed.json().payload, paid: paid.json().payload };
}

describe('a tip', () => {
  it('is charged beside the total, and is on the receipt [PYX-87, PYX-88, PYX-89]', async () => {
    const { intent, placed, paid } = await pay('2.00');
    expect(placed).toMatchObject({ total: 10 });
    expect(paid.receipt).toMatchObject({ subtotal: 10, total: 10, tip: 2, payable: 12, taxes: [{ gross: 10 }] });
    expect(shop.sandbox.intent(intent)).toMatchObject({ status: 'succeeded', amount_received: 1200 });
    expect(await findOrder(shop.database.db, placed.order_id)).toMatchObject({ totalCents: 1000, tipCents: 200 });
    await shop.api.drainOutbox();
    const mails = shop.mails.filter(({ subject }) => subject.includes(`nº ${placed.order_number} `));
    for (const { text } of mails)
      expect(text.replaceAll('\u00a0', ' ')).toMatch(
        /TVA 10 % .*\n\nTotal de la commande : 10,00 €\nPourboire pour l’équipe \(hors TVA\) : 2,00 €\nPayé : 12,00 €/,
      );
    expect(mails).toHaveLength(2);
  });

  it('of nothing is none, and the same order [PYX-87]', async () => {
    const { order, intent, paid } = await pay('0.00');
    expect(paid.receipt).not.toHaveProperty('tip');
    expect(paid.receipt).not.toHaveProperty('payable');
    const { tip: _, ...without } = order;
    expect((await shop.post(without, intent)).json().payload.order_id).toBe(paid.order_id);
  });

  it.each([
    null,
    2,
    '2',
    '2,00',
    '2.0',
    '2.000',
    '-1.00',
    '1e9',
    '1000000000.00',
    '',
    ' 2.00',
    '02.00',
    '10.01',
    '20.01',
  ])('of %j is refused, and nothing is charged [PYX-87]', async (tip) => {
    const order = cardOrder();
    const body = { ...order, tip };
    const paid = { amount: '12.00', local_id: order.local_id, order: body };
    expect(codeOf(await shop.send('POST', paths.stripePaymentIntent, paid))).toEqual([422, 'tip_invalid']);
    expect(codeOf(await shop.send('POST', paths.checkout, body))).toEqual([422, 'tip_invalid']);
  });

  it('is at most 20 € where the restaurant says no other, and at most the total [PYX-85, PYX-87]', async () => {
    expect((await shop.ask(cardOrder({ tip: '10.00' }))).statusCode).toBe(200);
    await sell({ ...takeTips, 'payments.tips.max': 3 });
    expect((await shop.ask(cardOrder({ tip: '3.00' }))).statusCode).toBe(200);
    expect(codeOf(await shop.ask(cardOrder({ tip: '3.01' })))).toEqual([422, 'tip_invalid']);
  });

  it('is refused with cash [PYX-86, PYX-87]', async () => {
    const order = cardOrder({ payment_method: 'cash', tip: '2.00' });
    expect(codeOf(await shop.send('POST', paths.checkout, order))).toEqual([422, 'tip_invalid']);
    expect((await shop.send('POST', paths.checkout, { ...order, tip: '0.00' })).statusCode).toBe(200);
  });

  it.each([{}, { 'payments.tips.active': true }, { 'payments.tips.duties_read': true }])(
    'is refused where the settings say %j [PYX-85]',
    async (settings) => {
      await sell(settings);
      expect(codeOf(await shop.ask(cardOrder({ tip: '1.00' })))).toEqual([422, 'tip_invalid']);
    },
  );

  it('that the payment has and the order has not, or the other way round, pays nothing [PYX-70, PYX-88]', async () => {
    const order = cardOrder({ tip: '2.00' });
    expect(codeOf(await shop.ask(order, { amount: '10.00' }))).toEqual([409, 'totals_mismatch']);
    expect(codeOf(await shop.ask(cardOrder(), { amount: '12.00' }))).toEqual([409, 'totals_mismatch']);
    const intent = await shop.authorise(order);
    // The tip is raised after the authorisation. The browser gives that payment up, so that it is released.
    expect(codeOf(await shop.post({ ...order, tip: '3.00' }, intent))).toEqual([402, 'payment_not_confirmed']);
    expect(shop.sandbox.intent(intent)?.status).toBe('canceled');
    expect(codeOf(await shop.post(order, intent))).toEqual([402, 'payment_not_confirmed']);
    const again = cardOrder({ tip: '2.00' });
    const other = await shop.authorise(again);
    expect((await shop.post(again, other)).statusCode).toBe(200);
    expect(codeOf(await shop.post({ ...again, tip: '1.00' }, other))).toEqual([409, 'order_exists']);
  });

  it('is of the payment of a browser that died, too [PYX-88, PAY-23]', async () => {
    const order = cardOrder({ tip: '1.50' });
    const intent = await shop.authorise(order);
    shop.setClock('2026-11-23T12:02');
    await shop.api.reconcilePayments();
    expect((await shop.post(order, intent)).json().payload).toMatchObject({ status: 'paid', receipt: { tip: 1.5 } });
  });

  it('never changes after its order was stored [PYX-88, REP-30]', async () => {
    const { placed } = await pay('2.00');
    const change = shop.database.query('update orders set tip_cents = 100 where id = $1', [placed.order_id]);
    await expect(change).rejects.toThrow('immutable');
  });
});
