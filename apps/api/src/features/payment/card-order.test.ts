import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import type { CatalogueFile } from '../catalogue/file/schema/catalogue-schema.ts';
import { listEvents } from '../order/record/order-repository.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterEach(async () => {
  shop.sandbox.faults.clear();
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});
afterAll(() => shop.close());

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code];
function margherita({ menus }: CatalogueFile) {
  const item = menus
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .find(({ item_id }) => item_id === 101);
  if (!item) throw new Error('The example has no Margherita.');
  return item;
}
const statusOf = (id: string) => shop.sandbox.intent(id)?.status;
async function mailsOf(orderNumber: number): Promise<number> {
  await shop.api.drainOutbox();
  return shop.mails.filter(({ subject }) => subject.includes(`nº ${orderNumber} `)).length;
}

describe('a card order whose payment the bank examines', () => {
  async function examined() {
    const order = cardOrder();
    shop.sandbox.faults.add({ kind: 'processing', path: '/v1/payment_intents/*/confirm' });
    return { order, id: await shop.authorise(order) };
  }

  it('is not refused, and keeps its payment without a second one [PYX-08]', async () => {
    const { order, id } = await examined();
    expect(codeOf(await shop.post(order, id))).toEqual([409, 'payment_processing']);
    expect(codeOf(await shop.ask(order))).toEqual([409, 'payment_processing']);
    expect(statusOf(id)).toBe('processing');
    shop.sandbox.settle('succeeded');
    const placed = await shop.post(order, id);
    expect([placed.statusCode, (await shop.putPaid(placed.json().payload.order_id, id)).statusCode]).toEqual([
      200, 200,
    ]);
  });

  it('is placed from its snapshot once the bank agrees, and its mails leave [PYX-08, PAY-23]', async () => {
    const { order, id } = await examined();
    expect(codeOf(await shop.post(order, id))).toEqual([409, 'payment_processing']);
    shop.sandbox.settle('succeeded');
    shop.setClock('2026-11-23T12:02');
    await shop.api.reconcilePayments();
    const { order_number, status } = (await shop.post(order, id)).json().payload;
    expect([status, statusOf(id), await mailsOf(order_number)]).toEqual(['paid', 'succeeded', 2]);
  });

  it('is not placed if the bank refuses, and another payment can be made [PYX-08]', async () => {
    const { order, id } = await examined();
    shop.sandbox.settle('failed');
    expect(codeOf(await shop.post(order, id))).toEqual([402, 'payment_not_confirmed']);
    expect((await shop.ask(order)).statusCode).toBe(200);
  });
});

describe('a card order', () => {
  it('is placed on a payment that is held, and paid when the server has captured it; then its mails leave [PAY-14, PAY-25, API-28]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    const placed = await shop.post(order, id);
    expect(placed.statusCode).toBe(200);
    const { order_id, order_number, status } = placed.json().payload;
    expect([status, statusOf(id), await mailsOf(order_number)]).toEqual(['pending', 'requires_capture', 0]);
    for (let time = 0; time < 2; time++) {
      const paid = await shop.putPaid(order_id, id);
      expect(paid.json()).toEqual({
        status: 'success',
        payload: {
          order_id,
          status: 'paid',
          track_token: expect.any(String),
          receipt: expect.objectContaining({ order_id, status: 'paid' }),
        },
      });
    }
    expect([statusOf(id), await mailsOf(order_number)]).toEqual(['succeeded', 2]);
    const events = await listEvents(shop.database.db, order_id);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'capture_requested', 'paid']);
    expect((await shop.post(order, id)).json().payload).toMatchObject({ order_id, status: 'paid' });
    expect(codeOf(await shop.send('PUT', paths.checkout, { order_id, transaction_id: id, status: 'pending' }))).toEqual(
      [409, 'invalid_status'],
    );
  });

  it('is not stored with an invented, unconfirmed or used payment, or one of another amount or order [PAY-22, SEC-06]', async () => {
    const order = cardOrder();
    const open: string = (await shop.ask(order)).json().payload.id;
    expect(codeOf(await shop.post(order, 'pi_invented'))).toEqual([402, 'payment_not_confirmed']);
    expect(codeOf(await shop.send('POST', paths.checkout, order))).toEqual([402, 'payment_not_confirmed']);
    expect(codeOf(await shop.post(order, open))).toEqual([402, 'payment_not_confirmed']);

    const other = cardOrder();
    const foreign = await shop.authorise(other);
    expect(codeOf(await shop.post(order, foreign))).toEqual([402, 'payment_not_confirmed']);
    expect(statusOf(foreign)).toBe('requires_capture');
    expect((await shop.post(other, foreign)).statusCode).toBe(200);
    expect(codeOf(await shop.post(order, foreign))).toEqual([409, 'payment_already_used']);

    await shop.sandbox.call(`/v1/payment_intents/${open}`, { amount: '900' });
    await shop.sandbox.confirm(open);
    expect(codeOf(await shop.post(order, open))).toEqual([402, 'payment_not_confirmed']);
    const { rows } = await shop.database.query('select 1 from orders where local_id = $1', [order.local_id]);
    expect(rows).toEqual([]);
  });

  it('gives the money back when it is refused after the authorisation, and stores nothing [PAY-21, CHK-45]', async () => {
    const [gone, costlier] = [cardOrder(), cardOrder()];
    const [first, second] = [await shop.authorise(gone), await shop.authorise(costlier)];
    await shop.setCatalogue((catalogue) => {
      margherita(catalogue).item_price.price_pickup = 12;
    });
    expect(codeOf(await shop.post(costlier, second))).toEqual([409, 'totals_mismatch']);
    await shop.setCatalogue((catalogue) => {
      margherita(catalogue).is_available = false;
    });
    expect(codeOf(await shop.post(gone, first))).toEqual([422, 'item_unavailable']);
    expect([statusOf(first), statusOf(second)]).toEqual(['canceled', 'canceled']);
  });

  it('is refused with other contents under a local_id that is stored, and the stored order keeps its payment [PAY-21, API-26]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    await shop.post(order, id);
    const changed = { ...order, customer: { ...order.customer, last_name: 'Durand' } };
    expect(codeOf(await shop.post(changed, id))).toEqual([409, 'order_exists']);
    expect(statusOf(id)).toBe('requires_capture');
  });

  it('waits while the provider can’t be reached, with its money held, and is stored afterwards [PAY-22, PAY-16]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2 });
    expect(codeOf(await shop.post(order, id))).toEqual([503, 'payment_provider']);
    shop.sandbox.faults.clear();
    const placed = await shop.post(order, id);
    expect(placed.statusCode).toBe(200);
    const { order_id } = placed.json().payload;
    shop.sandbox.faults.add({ kind: 'rateLimited' });
    expect(codeOf(await shop.putPaid(order_id, id))).toEqual([503, 'payment_provider']);
    expect(statusOf(id)).toBe('requires_capture');
    shop.sandbox.faults.clear();
    expect((await shop.putPaid(order_id, id)).json().payload.status).toBe('paid');
  });

  it('is stored once by two requests at once [CHK-37]', async () => {
    const order = cardOrder();
    const id = await shop.authorise(order);
    const answers = await Promise.all([shop.post(order, id), shop.post(order, id), shop.post(order, id)]);
    expect(new Set(answers.map((answer) => answer.json().payload.order_id)).size).toBe(1);
    const { order_id, order_number } = answers[0].json().payload;
    await Promise.all([shop.putPaid(order_id, id), shop.putPaid(order_id, id), shop.putPaid(order_id, id)]);
    expect(await mailsOf(order_number)).toBe(2);
  });

  it('is not offered if cards are off, or below 0.50 € [PAY-04, PAY-17]', async () => {
    await shop.setCatalogue((catalogue) => {
      catalogue.settings['payments.stripe.active'] = false;
    });
    expect(codeOf(await shop.ask(cardOrder()))).toEqual([422, 'method_inactive']);
    expect(codeOf(await shop.send('POST', paths.checkout, cardOrder()))).toEqual([422, 'method_inactive']);
    await shop.setCatalogue((catalogue) => {
      margherita(catalogue).item_price.price_pickup = 0.3;
    });
    const cheap = cardOrder({ subtotal: 0.3, total: 0.3, tax: 0.03 });
    expect(codeOf(await shop.send('POST', paths.checkout, cheap))).toEqual([422, 'method_inactive']);
  });
});

it('a provider that hangs delays no menu and no cash order; the payment ends with an error [PAY-12, PAY-22]', async () => {
  const order = cardOrder();
  const id = await shop.authorise(order);
  shop.sandbox.faults.add({ kind: 'hang', requests: 100 });
  let areCardsAnswered = false;
  const cards = Promise.all([shop.ask(cardOrder()), shop.post(order, id)]).finally(() => {
    areCardsAnswered = true;
  });
  expect((await shop.send('POST', paths.checkout, pickupOrder())).statusCode).toBe(200);
  expect((await shop.send('GET', paths.menus)).statusCode).toBe(200);
  expect(areCardsAnswered).toBe(false);
  expect((await cards).map(codeOf)).toEqual([
    [502, 'payment_provider'],
    [503, 'payment_provider'],
  ]);
  expect(statusOf(id)).toBe('requires_capture');
});
