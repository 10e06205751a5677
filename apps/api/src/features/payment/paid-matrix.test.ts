import { paths, type WireOrder } from '@comptoir/contract';
import { type PaymentFacts, paymentKinds } from '@comptoir/domain';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { createStripeGateway } from '../../gateways/payment/stripe-payment-gateway.ts';
import {
  become,
  type FakeIntent,
  type FakeState,
  type FakeStripe,
  intentStates,
  keptCents,
  startFakeStripe,
} from '../../testing/fake-stripe.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { cardOrder } from '../../testing/open-card-shop.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

type Kind = PaymentFacts['kind'];
type Said = [status: number, code: string | null];

/** What is untrue of a payment. */
interface Lie {
  name: string;
  /** The tips of the order that the payment was asked for with, and of the order that is posted. */
  tips?: { asked?: string; posted?: string };
  /** What the provider tells of the payment. */
  tell?: (intent: FakeIntent) => void;
  /** If true, the hold ends after the order was stored. */
  isExpiring?: true;
  /** Names another payment than the order's own. */
  isOther?: 'paid' | 'held' | 'invented';
  /** If true, the provider can't be reached when the order is sent, and is there again a minute later. */
  isDown?: true;
  /** If true, the owners are told, and the shop pays nothing back. */
  isContested?: true;
  /** If true, the payment is told to be another order's, so that it is not this order's to give back. */
  isForeign?: true;
}

const addTo = (intent: FakeIntent, cents: number) => {
  intent.amount += cents;
  become(intent, intent.status);
};
const giveBack = (intent: FakeIntent, cents: number) => {
  intent.latest_charge.amount_refunded = cents;
};

const truth: Lie = { name: 'no lie' };
const lies: Lie[] = [
  truth,
  { name: 'a cent less', tell: (intent) => addTo(intent, -1) },
  { name: 'a cent more', tell: (intent) => addTo(intent, 1) },
  { name: 'another currency', tell: (intent) => Object.assign(intent, { currency: 'usd' }) },
  { name: 'the payment of another attempt', isOther: 'held' },
  { name: 'the payment of an order that it paid', isOther: 'paid' },
  { name: 'a payment that the provider does not know', isOther: 'invented' },
  { name: 'a provider that is away', isDown: true },
  { name: 'a tip that was charged and is not in the order', tips: { asked: '2.00' } },
  { name: 'a tip that was raised afterwards', tips: { asked: '2.00', posted: '3.00' } },
  { name: 'a hold that ended before it was captured', isExpiring: true },
  {
    name: 'a part that was captured elsewhere',
    tell: (intent) => {
      intent.amount_capturable = Math.max(0, intent.amount_capturable - 400);
      intent.amount_received = Math.max(0, intent.amount_received - 400);
    },
  },
  { name: 'a part that was given back elsewhere', tell: (intent) => giveBack(intent, 400) },
  {
    name: 'a payment that its holder contests',
    isContested: true,
    tell: (intent) => Object.assign(intent.latest_charge, { disputed: true }),
  },
  // The 14 of PYX-70 end here.
  {
    name: 'a payment that is bound to another order at the provider',
    isForeign: true,
    tell: (intent) => Object.assign(intent.metadata, { local_id: 'another-order' }),
  },
];

let shop: TestShop;
let fake: FakeStripe;
let gateway: PaymentGateway;
const secrets = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

/** Without the circuit that stays open for a while after failures. */
const connect = () => {
  gateway = createStripeGateway({ ...secrets, apiUrl: fake.address, currency: 'EUR' });
};
const offer = (change: Record<string, boolean>) =>
  shop.setCatalogue(({ settings }) => {
    Object.assign(settings, {
      'payments.stripe.active': true,
      'payments.paypal.active': true,
      'payments.wallets.link': true,
      'payments.tips.active': true,
      'payments.tips.duties_read': true,
      ...change,
    });
  });
beforeAll(async () => {
  fake = await startFakeStripe();
  connect();
  const calls = (Object.keys(gateway) as (keyof PaymentGateway)[]).map((name) => {
    const call = (...given: unknown[]) => (gateway[name] as (...all: unknown[]) => unknown)(...given);
    return [name, typeof gateway[name] === 'function' ? call : gateway[name]];
  });
  shop = await openTestShop({
    card: { gateway: Object.fromEntries(calls), publicKey: 'pk_test_1', scriptUrl: null },
  });
  await offer({});
  await shop.api.askForPaypal();
  await withOffice<TestShop>(shop).person('owner', 'zoe@example.com');
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(() => {
  shop.setClock(mondayNoon);
  fake.intents.clear();
  shop.mails.length = 0;
});

interface Cell {
  kind: Kind;
  state: FakeState;
  order: WireOrder;
  intent: FakeIntent;
  /** The payment that is named. */
  named: string;
  orderId: string | null;
}

async function ask(order: WireOrder, kind: Kind): Promise<FakeIntent> {
  const asked = await shop.send('POST', paths.stripePaymentIntent, {
    amount: (Number(order.total) + Number(order.tip ?? 0)).toFixed(2),
    local_id: order.local_id,
    order,
    ...(kind === 'paypal' && { method: kind }),
  });
  return fake.intents.get(asked.json().payload.id) as FakeIntent;
}
const post = (order: WireOrder, id: string) => shop.send('POST', paths.checkout, { ...order, transaction_id: id });
const put = (orderId: string | null, id: string) =>
  shop.send('PUT', paths.checkout, { order_id: orderId, transaction_id: id, status: 'paid' });

async function held(order: WireOrder, kind: Kind): Promise<FakeIntent> {
  const intent = await ask(order, kind);
  become(intent, 'requires_capture', kind);
  return intent;
}

/** Another payment: of an order that it paid, or of an attempt whose order was not posted yet. */
async function otherPayment(which: 'paid' | 'held', kind: Kind): Promise<FakeIntent> {
  const order = cardOrder();
  const intent = await held(order, kind);
  if (which === 'paid') {
    const orderId = (await post(order, intent.id)).json().payload.order_id;
    expect((await put(orderId, intent.id)).statusCode).toBe(200);
  }
  return intent;
}

const saidBy = (answer: Awaited<ReturnType<typeof post>>): Said => [answer.statusCode, answer.json().code ?? null];

/** The payment of the cell is put into its state, and what is untrue of it is told. */
function lieOf({ intent, state, kind }: Cell, lie: Lie): void {
  become(intent, state, kind);
  lie.tell?.(intent);
}

/** What a cell is prepared for: its answer is asked for when all are prepared. */
type Attempt = (kind: Kind, state: FakeState, lie: Lie) => Promise<[Cell, () => Promise<Said>]>;

/** The cell names another payment in this state, and its own is not paid. */
async function nameOther(cell: Cell, { isOther }: Lie, own: FakeState): Promise<void> {
  if (!isOther) return;
  become(cell.intent, own);
  if (isOther === 'invented') cell.named = 'pi_invented';
  else {
    const other = await otherPayment(isOther, cell.kind);
    become(other, cell.state, cell.kind);
    cell.named = other.id;
  }
}

/** The order is posted with a payment of this state; where it is stored, its payment is confirmed. */
const postCell: Attempt = async (kind, state, lie) => {
  const { asked, posted } = lie.tips ?? {};
  const { tip: _, ...bare } = cardOrder();
  const order = { ...bare, ...(posted && { tip: posted }) };
  const intent = await ask({ ...bare, ...(asked && { tip: asked }) }, kind);
  const cell: Cell = { kind, state, order, intent, named: intent.id, orderId: null };
  lieOf(cell, lie);
  await nameOther(cell, lie, 'requires_payment_method');
  const send = async () => {
    const answer = await post(order, cell.named);
    cell.orderId = answer.json().payload?.order_id ?? null;
    if (!cell.orderId) return saidBy(answer);
    if (lie.isExpiring) become(intent, 'canceled');
    return saidBy(await put(cell.orderId, cell.named));
  };
  return [cell, send];
};

/** The order was stored with a payment that was held for it, and then its payment is confirmed. */
const putCell: Attempt = async (kind, state, lie) => {
  const { asked } = lie.tips ?? {};
  const isTipped = lie.tips?.posted !== undefined;
  const { tip: _, ...bare } = cardOrder();
  const order = { ...bare, ...(isTipped && { tip: asked }) };
  const intent = await held(order, kind);
  const orderId: string = (await post(order, intent.id)).json().payload.order_id;
  const cell: Cell = { kind, state, order, intent, named: intent.id, orderId };
  if (lie.tips) addTo(intent, isTipped ? 100 : 200);
  lieOf(cell, lie);
  if (lie.isExpiring && state === 'requires_capture') fake.ending.add(intent.id);
  else if (lie.isExpiring) become(intent, 'canceled');
  if (lie.isOther === 'invented') fake.intents.delete(intent.id);
  else await nameOther(cell, lie, 'canceled');
  return [cell, async () => saidBy(await put(orderId, cell.named))];
};

const confirmed: FakeState[] = ['requires_capture', 'succeeded'];
const isTrue = (state: FakeState, lie: Lie) => lie === truth && confirmed.includes(state);
const isOwn = (lie: Lie) => !lie.isOther && !lie.isForeign;

function postAnswer(state: FakeState, lie: Lie): Said {
  if (isTrue(state, lie)) return [200, null];
  if (lie.isDown) return [503, 'payment_provider'];
  if (lie.isOther === 'paid') return [409, 'payment_already_used'];
  // The bank still examines it, so nothing is dropped (PYX-08).
  if (state === 'processing' && isOwn(lie)) return [409, 'payment_processing'];
  return [402, 'payment_not_confirmed'];
}
function putAnswer(state: FakeState, lie: Lie): Said {
  if (isTrue(state, lie)) return [200, null];
  if (lie.isDown) return [503, 'payment_provider'];
  if (lie.isOther && lie.isOther !== 'invented') return [404, 'order_not_found'];
  return [402, 'payment_not_confirmed'];
}

interface Stored {
  id: string;
  number: number;
  local_id: string;
  status: string;
  total_cents: string;
  tip_cents: string;
  transaction_id: string;
  paid_by: PaymentFacts | null;
}
const listOrders = async () => (await shop.database.query('select * from orders', [])).rows as unknown as Stored[];

async function tellDispute({ id }: FakeIntent) {
  const object = { id: `du_${id}`, object: 'dispute', payment_intent: id };
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: 'charge.dispute.created',
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: secrets.webhookSecret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  expect((await shop.send('POST', paths.stripeWebhook, undefined, { payload, headers })).statusCode).toBe(200);
}

/** A minute later, with the provider there again, a payment is kept only by an order that it paid. */
async function expectNothingKept(cells: Cell[], lie: Lie): Promise<void> {
  fake.isDown = false;
  connect();
  if (lie.isContested) await Promise.all(cells.map(({ intent }) => tellDispute(intent)));
  shop.setClock('2026-11-23T12:01');
  await shop.api.reconcilePayments();
  await shop.api.drainOutbox();
  const orders = await listOrders();
  const used = new Set(lie.isOther === 'paid' ? cells.map(({ named }) => named) : []);
  const own = new Set(cells.map(({ intent }) => intent.id));
  for (const intent of fake.intents.values()) {
    if (used.has(intent.id) || (own.has(intent.id) && (lie.isForeign || lie.isContested))) continue;
    const paid = orders.find(({ transaction_id, status }) => transaction_id === intent.id && status === 'paid');
    expect([intent.status, keptCents(intent)]).toEqual([
      intent.status,
      paid ? Number(paid.total_cents) + Number(paid.tip_cents) : 0,
    ]);
  }
  for (const { kind, state, order, intent } of cells) {
    const stored = orders.find(({ local_id }) => local_id === order.local_id);
    const isPaid = isTrue(state, lie) || (lie.isDown && confirmed.includes(state));
    expect([kind, state, stored?.status === 'paid']).toEqual([kind, state, isPaid === true]);
    if (isPaid) expect(stored?.paid_by?.kind).toBe(kind);
    else expect([undefined, 'cancelled']).toContain(stored?.status);
    if (lie.isContested) {
      expect([kind, state, intent.latest_charge.amount_refunded]).toEqual([kind, state, 0]);
      const about = ({ subject, text }: (typeof shop.mails)[number]) =>
        stored
          ? subject === `Commande nº ${stored.number} : le paiement est contesté`
          : text.includes(`du_${intent.id}`);
      expect(shop.mails.filter(about).map(({ to }) => to)).toEqual(['zoe@example.com']);
    }
  }
}

const everyCell = paymentKinds.flatMap((kind) => intentStates.map((state) => ({ kind, state })));

describe.each([
  ['posted', postCell, postAnswer],
  ['confirmed', putCell, putAnswer],
] as const)('an order that is %s', (_, attempt, answerTo) => {
  it.each(lies.map((lie) => [lie.name, lie] as const))(
    'is paid with %s by none but a payment that is held or captured to the cent, of each kind, and nothing is kept [API-28, SEC-06, PYX-70]',
    async (_name, lie) => {
      const attempts = await Promise.all(everyCell.map(({ kind, state }) => attempt(kind, state, lie)));
      fake.isDown = lie.isDown === true;
      const said = await Promise.all(attempts.map(([, send]) => send()));
      const cells = attempts.map(([cell]) => cell);
      expect(cells.map(({ kind, state }, index) => [kind, state, ...(said[index] ?? [])])).toEqual(
        everyCell.map(({ kind, state }) => [kind, state, ...answerTo(state, lie)]),
      );
      const passed = said.filter(([status]) => status === 200).length;
      expect(passed).toBe(lie === truth ? 10 : 0);
      await expectNothingKept(cells, lie);
    },
  );
});

it.each(paymentKinds)(
  'a payment by %s that was authorised before its kind was switched off pays its order all the same [PYX-70]',
  async (kind) => {
    const order = cardOrder();
    const intent = await held(order, kind);
    await offer(kind === 'paypal' ? { 'payments.paypal.active': false } : { 'payments.stripe.active': false });
    const answer = await post(order, intent.id);
    expect(saidBy(answer)).toEqual([200, null]);
    expect(saidBy(await put(answer.json().payload.order_id, intent.id))).toEqual([200, null]);
    expect(keptCents(intent)).toBe(1000);
    await offer({});
  },
);

it('a payment of any kind saves nothing of its diner at the provider: no method, no customer, no future use [PYX-74]', async () => {
  for (const kind of paymentKinds) {
    const order = cardOrder();
    const intent = await held(order, kind);
    const answer = await post(order, intent.id);
    expect(saidBy(await put(answer.json().payload.order_id, intent.id))).toEqual([200, null]);
  }
  const changes = [...fake.sent].filter((call) => call.startsWith('POST') && !call.endsWith(' expand'));
  expect(changes.filter((call) => !call.startsWith('POST refunds')).sort()).toEqual([
    'POST payment_intents allowed_payment_method_types',
    'POST payment_intents amount',
    'POST payment_intents capture_method',
    'POST payment_intents confirm payment_method_data[type]',
    'POST payment_intents confirm payment_method_options[paypal][preferred_locale]',
    'POST payment_intents confirm return_url',
    'POST payment_intents currency',
    'POST payment_intents metadata[local_id]',
  ]);
});
