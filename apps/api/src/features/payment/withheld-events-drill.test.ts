import type { WireOrder } from '@comptoir/contract';
import { type PaymentKind, paymentKinds } from '@comptoir/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { refundOrder } from './refund/refund-order.ts';
import { neededEvent, usefulEvents } from './webhook-events.ts';

/** All events that the shop's endpoint is to have. */
const kindsOfEvents = [neededEvent, ...usefulEvents];
/** One event withheld at a time, and then all. */
const withheld = [...kindsOfEvents.map((kind) => [kind]), kindsOfEvents];

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
  await shop.setCatalogue(({ settings }) => {
    settings['payments.paypal.active'] = true;
    settings['payments.wallets.link'] = true;
    settings['office.alarm_mails'] = ['gerant@example.com'];
  });
  await shop.api.askForPaypal();
  await shop.listen();
});
afterAll(() => shop.close());

let begin = Temporal.PlainDateTime.from('2026-11-23T12:00').toZonedDateTime('Europe/Paris');
/** How long after the begin everything that no event tells was looked up at the latest. */
const soon: Temporal.DurationLike[] = [{ minutes: 1 }, { minutes: 12 }, { hours: 12, minutes: 13 }];
const later: Temporal.DurationLike[] = [
  { hours: 24, minutes: 14 },
  { days: 7, minutes: 15 },
];

async function hear(): Promise<void> {
  await shop.sandbox.deliverWebhooks();
  await shop.api.reconcilePayments();
  await shop.api.drainOutbox();
}

interface Attempt {
  order: WireOrder;
  id: string;
}

/** A payment that its diner authorises, and who then closes the browser. */
async function authorised(kind: PaymentKind, card?: string): Promise<Attempt> {
  const order = cardOrder();
  const { payload } = (await shop.ask(order, kind === 'paypal' ? { method: kind } : {})).json();
  await shop.sandbox.authorise(kind, payload, card);
  return { order, id: payload.id };
}
async function paid(kind: PaymentKind, card?: string): Promise<Attempt & { number: number }> {
  const attempt = await authorised(kind, card);
  const { order_id, order_number: number } = (await shop.post(attempt.order, attempt.id)).json().payload;
  await shop.putPaid(order_id, attempt.id);
  return { ...attempt, number };
}
async function payBack(number: number): Promise<void> {
  const { gateway: cards, database } = shop;
  const now = () => begin.toInstant();
  const tools = { db: database.db, cards, now, alarmTasks: () => [], audit: async () => {} };
  await refundOrder(tools, { number, lines: null });
}

/** What happens to diners of this kind, before time passes. */
async function live(kind: PaymentKind): Promise<Record<string, Attempt>> {
  const { faults } = shop.sandbox;
  const gone = await authorised(kind);
  // The bank examines a payment, and agrees after its diner has left.
  faults.add({ kind: 'processing', path: kind === 'paypal' ? '/paypal/*' : '/v1/payment_intents/*/confirm' });
  const examined = await authorised(kind);
  const declined = kind === 'paypal' ? await left() : await authorised(kind, 'pm_card_chargeDeclined');
  // A payment is cancelled in the provider's dashboard.
  const cancelled = await authorised(kind);
  await shop.sandbox.call(`/v1/payment_intents/${cancelled.id}/cancel`, {});

  faults.tellPaypal({ refunds: 'late' });
  const paidBack = await paid(kind, 'pm_card_pendingRefund');
  await payBack(paidBack.number);
  await hear();
  shop.sandbox.settle('succeeded');
  await hear();

  const unpaid = await paid(kind, 'pm_card_refundFail');
  await payBack(unpaid.number);
  await hear();
  shop.sandbox.settle('failed');

  const contested = await paid(kind);
  shop.sandbox.contest(contested.id);
  const lost = await paid(kind);
  shop.sandbox.contest(lost.id);
  await hear();
  return { gone, examined, declined, cancelled, paidBack, unpaid, contested, lost };
}

/** A diner who cancels on PayPal's page. */
async function left(): Promise<Attempt> {
  const order = cardOrder();
  const { id, page } = await shop.visitPaypal(order);
  await shop.answerPaypal(page, 'refuse');
  return { order, id };
}

const one = async (text: string, value: string) => (await shop.database.query(text, [value])).rows;

/** What the shop has of an attempt, and whom it told. */
async function stateOf({ order, id }: Attempt) {
  const [row] = await one(
    `select id, number, status, paid_by ->> 'kind' as kind from orders where local_id = $1`,
    order.local_id,
  );
  const orderId = String(row?.id ?? '00000000-0000-0000-0000-000000000000');
  const [payment] = await one('select order_id is not null as is_used from payments where id = $1', id);
  const events = await one('select kind from order_events where order_id = $1', orderId);
  return {
    status: row?.status,
    kind: row?.kind,
    isUsed: payment?.is_used,
    atProvider: shop.sandbox.intent(id)?.status,
    events: events.map(({ kind }) => String(kind)).sort(),
    refunds: await one('select status, amount_cents::int as cents from refunds where order_id = $1', orderId),
    disputes: await one('select state, is_refundable from disputes where order_id = $1', orderId),
    funds: await one(
      'select amount_cents::int as cents, fee_cents::int as fee from dispute_funds where order_id = $1 order by 1',
      orderId,
    ),
    mails: shop.mails
      .filter(({ subject }) => subject.includes(`nº ${row?.number} `))
      .map(({ to, subject }) => `${to}: ${subject.replace(String(row?.number), 'N')}`)
      .sort(),
  };
}

/** How it all ends when these events are withheld. */
async function endOf(kind: PaymentKind, events: readonly string[]) {
  const { sandbox } = shop;
  sandbox.faults.clear();
  sandbox.faults.withhold(events);
  // Time never goes back.
  begin = begin.add({ weeks: 2 });
  shop.setClock(begin.toInstant());
  const attempts = await live(kind);
  const wait = async (times: Temporal.DurationLike[]) => {
    for (const time of times) {
      shop.setClock(begin.add(time).toInstant());
      await hear();
    }
  };
  await wait(soon);
  // The bank decides after the disputes were heard of.
  sandbox.endDisputes('lost');
  await wait(later);
  const ends = Object.entries(attempts).map(async ([name, attempt]) => [name, await stateOf(attempt)] as const);
  return Object.fromEntries(await Promise.all(ends));
}

const isFull = inject('drillShare') === 1;
const expected = new Map<PaymentKind, ReturnType<typeof endOf>>();

it.each(
  withheld.flatMap((events, index) => {
    const own = paymentKinds[index % paymentKinds.length] ?? 'card';
    return (isFull ? paymentKinds : [own]).map((kind) => ({
      kind,
      events,
      name: events.length > 1 ? 'all' : events[0],
    }));
  }),
)(
  'payments by $kind end alike, only later, where the events $name are withheld [PYX-73]',
  async ({ kind, events }) => {
    if (!expected.has(kind)) expected.set(kind, endOf(kind, []));
    const usual = await expected.get(kind);
    expect(usual).toMatchObject({
      gone: { status: 'paid', kind, mails: { length: 2 } },
      examined: { status: 'paid', kind },
      declined: { status: undefined, isUsed: false },
      cancelled: { status: undefined, isUsed: false },
      paidBack: { status: 'paid', refunds: [{ status: 'done' }] },
      unpaid: { status: 'paid', refunds: [{ status: 'refused' }] },
      contested: { status: 'paid', disputes: [{ state: 'lost' }], funds: [{ cents: -1000, fee: 2000 }] },
    });
    expect(await endOf(kind, events)).toEqual(usual);
  },
  300_000,
);
