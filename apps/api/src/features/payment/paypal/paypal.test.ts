import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import { mondayNoon } from '../../../testing/test-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';

let shop: CardShop;
const log: string[] = [];
beforeAll(async () => {
  shop = await openCardShop({ logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } } });
});
afterAll(() => shop.close());
afterEach(() => {
  shop.sandbox.faults.clear();
  shop.setClock(mondayNoon);
});

const switchOn = ({ settings }: CatalogueFile) => {
  settings['payments.paypal.active'] = true;
};
async function openPaypal(change: (catalogue: CatalogueFile) => void = () => undefined) {
  await shop.setCatalogue((catalogue) => {
    switchOn(catalogue);
    change(catalogue);
  });
  await shop.api.askForPaypal();
}
const soldOut = ({ menus }: CatalogueFile) => {
  for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
    item.is_available = false;
};
const statusOf = (id: string) => shop.sandbox.intent(id)?.status;
const ordersOf = async (localId: string) => {
  const { rows } = await shop.database.query('select status from orders where local_id = $1', [localId]);
  return rows.map(({ status }) => status);
};
const intentsOf = (localId: string) =>
  shop.sandbox.ledger().paymentIntents.filter(({ metadata }) => metadata.local_id === localId);
const heldOf = (localId: string) =>
  intentsOf(localId).filter(({ status }) => status === 'requires_capture' || status === 'succeeded');
const told = async (token: string) => (await shop.askReturn(token)).json().payload;
const abandon = async (localId: string, id: string) =>
  shop.send('POST', paths.abandonPayment, { local_id: localId, payment_intent_id: id });
const confirmPath = '/v1/payment_intents/*/confirm';

describe('PayPal’s page', () => {
  it('is asked for once, by the address of the site, and the secret is told to no browser [PYX-42, PYX-43]', async () => {
    await openPaypal();
    const order = cardOrder();
    const asked = await Promise.all([
      shop.ask(order, { method: 'paypal' }),
      shop.send(
        'POST',
        paths.stripePaymentIntent,
        { amount: '10.00', local_id: order.local_id, order, method: 'paypal' },
        { headers: { host: 'evil.example' } },
      ),
    ]);
    const payloads = asked.map((answer) => answer.json().payload);
    const [{ id, redirect_url: url, return_token: token, away_until: until }] = payloads;
    expect(payloads[1]).toEqual(payloads[0]);
    expect(asked[0]?.body).not.toMatch(/secret/);
    expect(until).toBe('2026-11-23T12:30:00+01:00');
    expect(shop.sandbox.intent(id)).toMatchObject({
      allowed_payment_method_types: ['paypal'],
      next_action: {
        redirect_to_url: { url, return_url: `http://localhost:3000/checkout/retour?r=${token}` },
      },
    });
    const events = shop.sandbox.ledger().events.filter(({ type }) => type === 'payment_intent.requires_action');
    expect(events.filter(({ data }) => data.object.id === id)).toHaveLength(1);
    expect(intentsOf(order.local_id)).toHaveLength(1);
    const { rows } = await shop.database.query('select * from payments where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['errorAfterCommit', 'loseAnswer', 'rateLimited'] as const)(
    'is found again where the answer of the provider was %s [PYX-42]',
    async (kind) => {
      await openPaypal();
      shop.sandbox.faults.add({ kind, method: 'POST', path: confirmPath });
      const order = cardOrder();
      const { id, page, token } = await shop.visitPaypal(order);
      expect(await shop.visitPaypal(order)).toEqual({ id, page, token });
      expect(statusOf(id)).toBe('requires_action');
    },
  );

  it('is never one of another host: 502, and nothing stays open [PYX-43, PYX-67]', async () => {
    await openPaypal();
    shop.sandbox.faults.add({ kind: 'redirectElsewhere', method: 'POST', path: confirmPath });
    const order = cardOrder();
    const answer = await shop.ask(order, { method: 'paypal' });
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'payment_provider']);
    expect(intentsOf(order.local_id).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('needs an order, and PayPal to be active: else nothing is made [PYX-40]', async () => {
    await openPaypal();
    const before = shop.sandbox.ledger().paymentIntents.length;
    const bare = await shop.send('POST', paths.stripePaymentIntent, { amount: '10.00', method: 'paypal' });
    expect([bare.statusCode, bare.json().code]).toEqual([422, 'validation']);
    await openPaypal(({ settings }) => {
      settings['payments.paypal.active'] = false;
    });
    const answer = await shop.ask(cardOrder(), { method: 'paypal' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'method_inactive']);
    expect(shop.sandbox.ledger().paymentIntents).toHaveLength(before);
  });

  it('works where no cards are taken; a card is then refused [PYX-40]', async () => {
    await openPaypal(({ settings }) => {
      settings['payments.stripe.active'] = false;
      settings['payments.cod.active'] = false;
    });
    const refused = await shop.ask(cardOrder());
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'method_inactive']);
    const { page, token } = await shop.visitPaypal(cardOrder());
    await shop.answerPaypal(page, 'approve');
    expect(await told(token)).toMatchObject({ state: 'placed' });
  });
});

describe.each(['normal', 'doubled', 'late', 'none'] as const)('a diner back from PayPal, webhooks %s,', (webhooks) => {
  const visit = async () => {
    await openPaypal();
    shop.sandbox.faults.tellWebhooks(webhooks);
    const order = cardOrder();
    return { order, ...(await shop.visitPaypal(order)) };
  };
  beforeAll(async () => {
    await shop.listen().catch(() => undefined);
  });

  it('who approved has one order, paid by PayPal, and one charge [PYX-46]', async () => {
    const { order, id, page, token } = await visit();
    const { location } = await shop.answerPaypal(page, 'approve');
    expect(location).toContain(`/checkout/retour?r=${token}&`);
    const answer = await told(token);
    expect(answer).toMatchObject({ state: 'placed', order_number: expect.any(Number), message: null });
    const live = await shop.send('GET', paths.liveOrder(answer.track_token));
    expect(live.statusCode).toBe(200);
    const posted = await shop.post(order, id);
    expect(posted.json().payload).toMatchObject({ status: 'paid', receipt: { payment: { kind: 'paypal' } } });
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([['paid'], 'succeeded']);
    expect(intentsOf(order.local_id)).toHaveLength(1);
  });

  it('who approved and closed the tab has the order all the same [PYX-46]', async () => {
    const { order, id, page } = await visit();
    await shop.answerPaypal(page, 'approve');
    await shop.sandbox.deliverWebhooks();
    shop.setClock('2026-11-23T12:01:01');
    await shop.api.reconcilePayments();
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([['paid'], 'succeeded']);
  });

  it.each(['refuse', 'cancel'])(
    'who chose %s has nothing to pay, and may pay again [PYX-46, PYX-65]',
    async (choice) => {
      const { order, id, page, token } = await visit();
      await shop.answerPaypal(page, choice);
      expect(await told(token)).toEqual({ state: 'failed', order_number: null, track_token: null, message: null });
      const again = await shop.visitPaypal(order);
      expect(again.id).not.toBe(id);
      expect(statusOf(id)).toBe('canceled');
      await shop.answerPaypal(again.page, 'approve');
      expect(await told(again.token)).toMatchObject({ state: 'placed' });
      expect(await told(token)).toMatchObject({ state: 'placed' });
      await shop.sandbox.deliverWebhooks();
      expect(heldOf(order.local_id)).toHaveLength(1);
    },
  );

  it('who did not finish is told so, however the address is forged [PYX-46]', async () => {
    const { order, id, token } = await visit();
    expect(await told(token)).toMatchObject({ state: 'open' });
    expect((await shop.askReturn('0'.repeat(32))).statusCode).toBe(404);
    expect((await shop.askReturn(`${token}&redirect_status=succeeded`)).statusCode).toBe(422);
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([[], 'requires_action']);
  });

  it('whose order can’t be taken any more is told why, and nothing is held [PYX-50]', async () => {
    const { order, id, page, token } = await visit();
    await shop.setCatalogue((catalogue) => {
      switchOn(catalogue);
      soldOut(catalogue);
    });
    await shop.answerPaypal(page, 'approve');
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    const answer = await told(token);
    expect([answer.state, typeof answer.message]).toEqual(['refused', 'string']);
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([[], 'canceled']);
  });

  it('who pays otherwise pays once, and can’t approve any more [PYX-49, PYX-65]', async () => {
    const { order, id, page, token } = await visit();
    expect((await abandon(order.local_id, id)).json().payload).toEqual({ state: 'cancelled' });
    expect((await shop.answerPaypal(page, 'approve')).status).toBe(409);
    expect(await told(token)).toMatchObject({ state: 'failed' });
    const card = await shop.authorise(order);
    const stored = (await shop.post(order, card)).json().payload;
    expect((await shop.putPaid(stored.order_id, card)).statusCode).toBe(200);
    expect(await told(token)).toMatchObject({ state: 'placed', order_number: stored.order_number });
    expect(heldOf(order.local_id).map((intent) => intent.id)).toEqual([card]);
  });

  it('who had approved before paying otherwise has that order [PYX-49]', async () => {
    const { order, id, page } = await visit();
    await shop.answerPaypal(page, 'approve');
    expect((await abandon(order.local_id, id)).json().payload).toEqual({ state: 'placed' });
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([['paid'], 'succeeded']);
  });
});

describe('a visit of PayPal’s page', () => {
  it('is waited for 29:59 minutes, and cancelled after 30 [PYX-45]', async () => {
    await openPaypal();
    const { id, token, page } = await shop.visitPaypal(cardOrder());
    shop.setClock('2026-11-23T12:29:59');
    await shop.api.reconcilePayments();
    expect([statusOf(id), (await told(token)).state]).toEqual(['requires_action', 'open']);
    shop.setClock('2026-11-23T12:30:00');
    await shop.api.reconcilePayments();
    expect([statusOf(id), (await told(token)).state]).toEqual(['canceled', 'expired']);
    shop.setClock('2026-11-23T12:40:00');
    expect((await shop.answerPaypal(page, 'approve')).status).toBe(409);
    expect((await told(token)).state).toBe('expired');
  });

  it('that was approved in time is the order, though the shop hears of it late [PYX-45, PYX-65]', async () => {
    await openPaypal();
    shop.sandbox.faults.tellWebhooks('none');
    const order = cardOrder();
    const { page, token } = await shop.visitPaypal(order);
    shop.setClock('2026-11-23T12:29:59');
    await shop.answerPaypal(page, 'approve');
    shop.setClock('2026-11-23T12:30:05');
    expect((await told(token)).state).toBe('placed');
    expect(heldOf(order.local_id)).toHaveLength(1);
  });

  it('is told for a day, 60 times a minute [PYX-47]', async () => {
    await openPaypal();
    const { token } = await shop.visitPaypal(cardOrder());
    shop.setClock('2026-11-24T11:59:59');
    expect((await shop.askReturn(token)).statusCode).toBe(200);
    shop.setClock('2026-11-24T12:00:00');
    expect((await shop.askReturn(token)).statusCode).toBe(404);
  });

  it('examined by PayPal is processing, and nothing else may start [PYX-49, PYX-67]', async () => {
    await openPaypal();
    const order = cardOrder();
    const { id, page, token } = await shop.visitPaypal(order);
    shop.sandbox.faults.add({ kind: 'processing', path: '/paypal/*' });
    await shop.answerPaypal(page, 'approve');
    expect((await told(token)).state).toBe('processing');
    expect((await abandon(order.local_id, id)).json().payload).toEqual({ state: 'unknown' });
    expect((await shop.ask(order)).json().code).toBe('payment_processing');
    shop.sandbox.settle('succeeded');
    expect((await told(token)).state).toBe('placed');
  });

  it('approved after an order in cash is released [PYX-49]', async () => {
    await openPaypal();
    const order = cardOrder();
    const { id, page, token } = await shop.visitPaypal(order);
    expect((await shop.send('POST', paths.checkout, { ...order, payment_method: 'cash' })).statusCode).toBe(200);
    await shop.answerPaypal(page, 'approve');
    expect(await told(token)).toMatchObject({ state: 'placed' });
    expect([statusOf(id), await ordersOf(order.local_id)]).toEqual(['canceled', ['pending']]);
  });

  it('ends in one order and one charge, whoever is first: PayPal’s answer or giving it up [PYX-49]', async () => {
    await openPaypal();
    for (let round = 0; round < 20; round += 1) {
      const order = cardOrder();
      const { id, page } = await shop.visitPaypal(order);
      const [given] = await Promise.all([abandon(order.local_id, id), shop.answerPaypal(page, 'approve')]);
      await shop.api.reconcilePayments();
      const isPlaced = given.json().payload.state === 'placed';
      expect([await ordersOf(order.local_id), heldOf(order.local_id).length]).toEqual(
        isPlaced ? [['paid'], 1] : [[], 0],
      );
    }
  });

  it('is given up by its own diner alone [PYX-49]', async () => {
    await openPaypal();
    const order = cardOrder();
    const { id } = await shop.visitPaypal(order);
    expect((await abandon(cardOrder().local_id, id)).statusCode).toBe(404);
    expect((await abandon(order.local_id, 'pi_none')).statusCode).toBe(404);
    expect(statusOf(id)).toBe('requires_action');
  });

  it('leaves no token and no secret in the log [PYX-46]', async () => {
    await openPaypal();
    const { page, token } = await shop.visitPaypal(cardOrder());
    const { location } = await shop.answerPaypal(page, 'approve');
    const back = new URL(location ?? '');
    await shop.send('GET', `${back.pathname}${back.search}` as `/${string}`);
    await shop.askReturn(token);
    const secret = back.searchParams.get('payment_intent_client_secret') ?? '';
    expect(secret).not.toBe('');
    expect(log.filter((line) => line.includes(token) || line.includes(secret))).toEqual([]);
  });
});

/** What changes while a diner who ordered for 12:30 is on PayPal's page. */
const changes: [string, () => Promise<unknown>][] = [
  [
    'a higher price',
    () =>
      openPaypal(({ menus }) => {
        for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
          item.item_price = { price_pickup: 11, price_delivery: 11, tax_rate: 10 };
      }),
  ],
  [
    'a slot that others took',
    async () => {
      await openPaypal(({ settings }) => {
        settings['scheduling.slot_capacity'] = 1;
      });
      const order = pickupOrder({ customer: { ...pickupOrder().customer, date: slot } });
      const taken = await shop.send('POST', paths.checkout, order);
      expect(taken.statusCode, taken.body).toBe(200);
    },
  ],
  ['a slot that passed', async () => shop.setClock('2026-11-23T12:29:30')],
];
const slot = '2026-11-23 12:30';

it.each(changes)(
  'an order that meets %s while its diner is on PayPal’s page is refused with a reason [PYX-50]',
  async (_, change) => {
    await openPaypal();
    const order = cardOrder({ customer: { ...cardOrder().customer, date: slot } });
    const { id, page, token } = await shop.visitPaypal(order);
    await change();
    await shop.answerPaypal(page, 'approve');
    const answer = await told(token);
    expect([answer.state, answer.message]).toEqual(['refused', expect.stringMatching(/\S/)]);
    expect([await ordersOf(order.local_id), statusOf(id)]).toEqual([[], 'canceled']);
  },
);

describe('while the provider is away, a visit of PayPal’s page', () => {
  // Failures of other tests would keep the calls to the provider from being made.
  beforeEach(async () => {
    await shop.close();
    shop = await openCardShop();
  });

  it('ends in an order or in nothing while the provider is away, never in a second payment [PYX-49]', async () => {
    await openPaypal();
    const order = cardOrder();
    const { id, page, token } = await shop.visitPaypal(order);
    const away = { kind: 'rateLimited', requests: 3 } as const;
    shop.sandbox.faults.add({ ...away, path: '/v1/payment_intents/*' });
    expect((await told(token)).state).toBe('unknown');
    expect((await abandon(order.local_id, id)).json().payload).toEqual({ state: 'unknown' });
    expect((await shop.ask(order)).statusCode).toBe(502);
    shop.sandbox.faults.clear();
    await shop.answerPaypal(page, 'approve');
    expect((await told(token)).state).toBe('placed');
    expect(intentsOf(order.local_id)).toHaveLength(1);
  });

  it('is given up before another payment starts, though the provider failed at that [PYX-49]', async () => {
    await openPaypal();
    const order = cardOrder();
    const { id } = await shop.visitPaypal(order);
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2, path: '/v1/payment_intents/*/cancel' });
    expect((await abandon(order.local_id, id)).json().payload).toEqual({ state: 'unknown' });
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 2, path: '/v1/payment_intents/*/cancel' });
    expect((await shop.ask(order)).statusCode).toBe(502);
    expect(statusOf(id)).toBe('requires_action');
    shop.sandbox.faults.clear();
    expect((await shop.ask(order)).statusCode).toBe(200);
    expect(statusOf(id)).toBe('canceled');
  });
});

describe('PayPal is published', () => {
  const published = async () => {
    const { payload } = (await shop.send('GET', paths.settings)).json();
    return payload.find(({ name }: { name: string }) => name === 'payments.paypal.active')?.value;
  };

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('if configured (%s) and offered by the account (%s): %s [PYX-39, PYX-67]', async (isOn, isOffered, isTold) => {
    shop.setClock('2026-11-23T12:00:00');
    shop.sandbox.faults.tellPaypal({ isAvailable: isOffered });
    await shop.setCatalogue(({ settings }) => {
      settings['payments.paypal.active'] = isOn;
    });
    await askLater();
    expect(await published()).toBe(isTold);
  });

  it('as soon as the provider answers, within ten minutes, and is not while that is unknown [PYX-39]', async () => {
    await openPaypal();
    await askLater();
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 4, path: '/v1/payment_method_configurations' });
    await askLater();
    expect(await published()).toBe(false);
    shop.sandbox.faults.clear();
    const { hours } = clock;
    shop.setClock(`2026-11-${23 + Math.floor(hours / 24)}T${String(hours % 24).padStart(2, '0')}:09:00`);
    await shop.api.askForPaypal();
    expect(await published()).toBe(false);
    shop.setClock(`2026-11-${23 + Math.floor(hours / 24)}T${String(hours % 24).padStart(2, '0')}:10:00`);
    await shop.api.askForPaypal();
    expect(await published()).toBe(true);
  });
});

/** Each question needs another hour. */
const clock = { hours: 36 };
async function askLater() {
  clock.hours += 1;
  const { hours } = clock;
  shop.setClock(`2026-11-${23 + Math.floor(hours / 24)}T${String(hours % 24).padStart(2, '0')}:00:00`);
  await shop.api.askForPaypal();
}
