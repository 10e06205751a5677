import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { openPayment } from './open-payment.ts';
import { type ReconcileTools, reconcilePayment } from './settle/reconcile-payment.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

const stored = async (id: string) =>
  (await shop.database.query('select order_id, next_check_at, status from payments where id = $1', [id])).rows[0];

/** Simulates a payment that the provider reports as cancelled while its order is being stored. */
async function lookedUp(
  look: (cards: PaymentGateway, order: ReturnType<typeof cardOrder>, id: string) => Promise<unknown>,
) {
  const order = cardOrder();
  const id = await shop.authorise(order);
  const cards: PaymentGateway = {
    ...shop.gateway,
    findIntent: async (asked) => {
      const intent = await shop.gateway.findIntent(asked);
      expect((await shop.post(order, id)).statusCode).toBe(200);
      return intent && { ...intent, state: 'cancelled' };
    },
  };
  await look(cards, order, id);
  return stored(id);
}
const now = () => Temporal.PlainDateTime.from('2026-11-23T12:00').toZonedDateTime('Europe/Paris');

it('a payment that an order takes while the sweep examines it is checked further [PAY-24]', async () => {
  const payment = await lookedUp((cards, _order, id) =>
    reconcilePayment({ db: shop.database.db, cards, now } as unknown as ReconcileTools, id),
  );
  expect(payment?.order_id).not.toBeNull();
  expect(payment?.next_check_at).not.toBeNull();
});

it('a payment that an order takes while its browser asks for another is checked further [PAY-24]', async () => {
  const payment = await lookedUp((cards, order) =>
    openPayment(
      {
        db: shop.database.db,
        cards,
        now,
        catalogue: { current: () => ({ settings: { payments: { isCardActive: true } } }) },
        tryOrder: async () => ({ order: { priced: { totalCents: 1000 }, claim: { tipCents: 0 } } }),
      } as unknown as Parameters<typeof openPayment>[0],
      { amount: '10.00', local_id: order.local_id, order },
      { userId: null, count: (() => ({ take: async () => 0 })) as never, peer: { ip: '192.0.2.1', userAgent: null } },
    ),
  );
  expect(payment?.order_id).not.toBeNull();
  expect(payment?.next_check_at).not.toBeNull();
});
