import { paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder, listEvents } from '../../order/record/order-repository.ts';
import { decideRefund } from './decide-refund.ts';
import type { RefundedPart } from './refund-amounts.ts';
import { refundOrder } from './refund-order.ts';

let shop: CardShop;
/** The shop's clock shows noon in Paris. */
const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
let order: Order;
beforeAll(async () => {
  shop = await openCardShop();
  await shop.listen();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.sandbox.faults.clear();
  const body = exampleOrder({ payment_method: 'card' });
  const id = await shop.authorise(body);
  const { order_id } = (await shop.post(body, id)).json().payload;
  await shop.putPaid(order_id, id);
  order = (await findOrder(shop.database.db, order_id)) as Order;
});

/** What was written into the journal, which the caller's own callback does. */
const audited: object[] = [];
const audit = async (_tx: unknown, told: object) => {
  audited.push(told);
};
const refund = (lines: number[] | null, number = order.number) => {
  const { gateway } = shop;
  const now = () => noon;
  return refundOrder({ db: shop.database.db, cards: gateway, now, alarmTasks: () => [], audit }, { number, lines });
};
const sandboxRefunds = () =>
  shop.sandbox.ledger().refunds.filter(({ payment_intent }) => payment_intent === order.transactionId);

describe('paying an order back', () => {
  it('by lines and then for the rest adds up to the receipt, to the cent, and the receipt stays', async () => {
    const [first, rest] = [await refund([1]), await refund(null)];
    expect(first).toMatchObject({
      refund: {
        status: 'done',
        amountCents: 495,
        taxes: [{ rateBp: 1000, netCents: 450, taxCents: 45, grossCents: 495 }],
      },
    });
    expect(rest).toMatchObject({ refund: { status: 'done', amountCents: 3050, taxes: [{ taxCents: 277 }] } });
    expect(sandboxRefunds().map(({ amount }) => amount)).toEqual([495, 3050]);
    expect(await findOrder(shop.database.db, order.id)).toEqual(order);
    const events = await listEvents(shop.database.db, order.id);
    expect(events.slice(3).map(({ kind }) => kind)).toEqual([
      'refund_requested',
      'refunded',
      'refund_requested',
      'refunded',
    ]);
  });

  it('by an amount is at most what is left, and the rest is paid back after it [REP-23]', async () => {
    const refundAmount = (amountCents: number) => {
      const { gateway } = shop;
      const tools = { db: shop.database.db, cards: gateway, now: () => noon, alarmTasks: () => [], audit };
      return refundOrder(tools, { number: order.number, amountCents, listOpenUnits: async () => [] });
    };
    expect(await refundAmount(3546)).toHaveProperty('reason');
    expect(await refundAmount(500)).toMatchObject({ refund: { status: 'done', lines: [], amountCents: 500 } });
    expect(await refundAmount(3046)).toHaveProperty('reason');
    // Fifty at once never pay back more than is left.
    await Promise.all(Array.from({ length: 50 }, () => refundAmount(1000)));
    expect(sandboxRefunds().map(({ amount }) => amount)).toEqual([500, 1000, 1000, 1000]);
    expect(await refundAmount(45)).toMatchObject({ refund: { lines: null, amountCents: 45 } });
    expect(await refundAmount(1)).toHaveProperty('reason');
  });

  it('writes what is stored into the journal, in its transaction, and nothing of what is not stored [ROL-22]', async () => {
    audited.length = 0;
    await refund([9]);
    await refund([1]);
    expect(audited).toEqual([{ orderNumber: order.number, amountCents: 495, at: noon }]);
    const { db } = shop.database;
    const fails = () => Promise.reject(new Error('no room'));
    const tools = { db, cards: shop.gateway, now: () => noon, alarmTasks: () => [], audit: fails };
    await expect(refundOrder(tools, { number: order.number, lines: null })).rejects.toThrow('no room');
    expect(sandboxRefunds().map(({ amount }) => amount)).toEqual([495]);
  });

  it('tells the diner by mail, with the lines and the VAT', async () => {
    await refund([1]);
    await shop.api.drainOutbox();
    const mail = shop.mails.find(
      ({ subject }) => subject.startsWith('Remboursement') && subject.includes(String(order.number)),
    );
    expect(mail?.to).toBe('camille@example.com');
    const text = mail?.text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ') ?? '';
    expect(text).toContain('1 × Tiramisu');
    expect(text).toContain('4,95 €');
    expect(text).toContain('TVA 10 % : 0,45 €');
  });

  it('never pays the same twice, even in concurrent requests, and no line that does not exist', async () => {
    expect(await refund([9])).toEqual({
      reason: `Commande ${order.number} : Cet article n’est pas dans la commande, ou il est déjà remboursé.`,
    });
    const outcomes = await Promise.all([refund([0]), refund([0]), refund([0])]);
    expect(outcomes.filter((outcome) => 'refund' in outcome)).toHaveLength(1);
    await refund(null);
    const reason = `Commande ${order.number} : Il ne reste rien à rembourser dans cette commande.`;
    expect(await refund(null)).toEqual({ reason });
    expect(await refund([9])).toEqual({ reason });
    expect(await refund(null, 1)).toEqual({ reason: 'La commande 1 n’existe pas.' });
    expect(
      shop.sandbox.ledger().charges.find(({ payment_intent }) => payment_intent === order.transactionId),
    ).toMatchObject({
      amount_captured: 3545,
      amount_refunded: 3545,
    });
  });

  it('is stored while the provider is away, and done once by the sweep', async () => {
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 3 });
    expect(await refund(null)).toMatchObject({ refund: { status: 'requested' } });
    expect(sandboxRefunds()).toEqual([]);
    shop.sandbox.faults.clear();
    await shop.api.reconcilePayments();
    await shop.api.reconcilePayments();
    expect(sandboxRefunds().map(({ amount }) => amount)).toEqual([3545]);
  });
});

describe('a refund that takes its time at the bank', () => {
  /** Pays an order with one of the provider's test cards and requests its refund. */
  async function paidBackBy(card: string): Promise<string> {
    const body = exampleOrder({ payment_method: 'card' });
    const id: string = (await shop.ask(body)).json().payload.id;
    await shop.sandbox.confirm(id, card);
    const { order_id } = (await shop.post(body, id)).json().payload;
    await shop.putPaid(order_id, id);
    order = (await findOrder(shop.database.db, order_id)) as Order;
    await refund(null);
    await shop.api.drainOutbox();
    return order.id;
  }
  const mailsOf = (subject: string) => shop.mails.filter((mail) => mail.subject.startsWith(subject)).length;
  const statusOf = async (orderId: string) => {
    const [row] = await shop.database
      .query('select status from refunds where order_id = $1', [orderId])
      .then(({ rows }) => rows);
    return row?.status;
  };
  async function hear(outcome: 'succeeded' | 'failed'): Promise<void> {
    shop.sandbox.settle(outcome);
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    await shop.api.drainOutbox();
  }

  it('is mailed to the diner once it is done [PYX-84]', async () => {
    await shop.api.drainOutbox();
    const before = mailsOf('Remboursement');
    const orderId = await paidBackBy('pm_card_pendingRefund');
    expect([await statusOf(orderId), mailsOf('Remboursement') - before]).toEqual(['requested', 0]);
    await hear('succeeded');
    expect([await statusOf(orderId), mailsOf('Remboursement') - before]).toEqual(['done', 1]);
    expect(sandboxRefunds()).toHaveLength(1);
  });

  it('is marked as failed if the bank fails it later, and the managers get a mail [PYX-84]', async () => {
    await shop.setCatalogue((catalogue) => {
      catalogue.settings['office.alarm_mails'] = ['gerant@example.com'];
    });
    const orderId = await paidBackBy('pm_card_refundFail');
    expect(await statusOf(orderId)).toBe('done');
    await hear('succeeded');
    expect(await statusOf(orderId)).toBe('refused');
    const alarm = shop.mails.findLast(({ to }) => to === 'gerant@example.com');
    expect(alarm?.subject).toBe(`Commande nº ${order.number} : le remboursement a échoué`);
    const kinds = (await listEvents(shop.database.db, orderId)).map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['refund_requested', 'refunded', 'refund_refused']);
    // The refund can be requested again, because the failed one does not count.
    expect(await refund(null)).toMatchObject({ refund: { status: 'done', amountCents: order.totalCents } });
  });

  it('that fails two days after it was done is marked as failed, with and without a webhook [PYX-66, PYX-67, PYX-84]', async () => {
    const heard = await paidBackBy('pm_card_refundFail');
    const told = mailsOf('Remboursement');
    shop.setClock('2026-11-25T12:00:00');
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    expect(await statusOf(heard)).toBe('done');
    await hear('succeeded');
    expect(await statusOf(heard)).toBe('refused');

    const unheard = await paidBackBy('pm_card_refundFail');
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    shop.sandbox.faults.tellWebhooks('none');
    await hear('succeeded');
    expect(await statusOf(unheard)).toBe('done');
    shop.setClock('2026-11-26T12:00:00');
    await shop.api.reconcilePayments();
    expect(await statusOf(unheard)).toBe('refused');
    // The diner hears of a refund once, when it was done.
    await shop.api.drainOutbox();
    expect(mailsOf('Remboursement') - told).toBe(1);
    shop.setClock('2026-11-23T12:00:00');
  });

  it('by PayPal waits for the account’s money, and is marked as failed if that does not come [PYX-51, PYX-84]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['payments.paypal.active'] = true;
    });
    shop.sandbox.faults.tellPaypal({ refunds: 'late' });
    const body = exampleOrder({ payment_method: 'card' });
    const { id, page } = await shop.visitPaypal(body);
    await shop.answerPaypal(page, 'approve');
    const { order_id } = (await shop.post(body, id)).json().payload;
    await shop.putPaid(order_id, id);
    order = (await findOrder(shop.database.db, order_id)) as Order;
    await shop.api.drainOutbox();
    const before = mailsOf('Remboursement');
    await refund(null);
    await shop.api.drainOutbox();
    expect([await statusOf(order.id), mailsOf('Remboursement') - before]).toEqual(['requested', 0]);
    await hear('failed');
    expect([await statusOf(order.id), mailsOf('Remboursement') - before]).toEqual(['refused', 0]);
    const { payload } = (await shop.send('GET', paths.liveOrder(order.trackToken ?? ''))).json();
    expect(payload.refunds).toMatchObject([{ status: 'refused' }]);
  });

  it('is looked up if no webhook comes [PYX-66, PYX-84]', async () => {
    const orderId = await paidBackBy('pm_card_pendingRefund');
    // The webhook of the refund's start is processed first, because it causes another look-up.
    await shop.sandbox.deliverWebhooks();
    await shop.api.reconcilePayments();
    shop.sandbox.faults.tellWebhooks('none');
    shop.sandbox.settle('failed');
    await shop.api.reconcilePayments();
    expect(await statusOf(orderId)).toBe('requested');
    await shop.database.query(`update refunds set next_check_at = requested_at where order_id = $1`, [orderId]);
    await shop.api.reconcilePayments();
    expect(await statusOf(orderId)).toBe('refused');
  });
});

it('splits the VAT into parts that add up to the order’s, whatever the rates', () => {
  const line = (shares: { rateBp: number; amountCents: number }[]) =>
    ({ shares, quantity: 1 }) as Order['lines'][number];
  const lines = [
    line([{ rateBp: 550, amountCents: 333 }]),
    line([
      { rateBp: 1000, amountCents: 777 },
      { rateBp: 550, amountCents: 101 },
    ]),
    line([{ rateBp: 1000, amountCents: 505 }]),
  ];
  const inclusive = {
    subtotalCents: 1716,
    discountCents: 0,
    deliveryCents: 200,
    totalCents: 1916,
    lines,
    taxes: [
      { rateBp: 550, netCents: 460, taxCents: 25, grossCents: 485 },
      { rateBp: 1000, netCents: 1301, taxCents: 130, grossCents: 1431 },
    ],
  };
  const exclusive = {
    ...inclusive,
    totalCents: 2086,
    taxes: [
      { rateBp: 550, netCents: 485, taxCents: 27, grossCents: 512 },
      { rateBp: 1000, netCents: 1431, taxCents: 143, grossCents: 1574 },
    ],
  };
  for (const receipt of [inclusive, exclusive]) {
    const parts: RefundedPart[] = [];
    for (const part of [[0], [1], [2], null])
      parts.push(decideRefund({ ...order, ...receipt }, parts, part) as RefundedPart);
    expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(receipt.totalCents);
    for (const tax of receipt.taxes) {
      const own = parts.flatMap(({ taxes }) => taxes).filter(({ rateBp }) => rateBp === tax.rateBp);
      expect(own.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(tax.taxCents);
      expect(own.every(({ netCents, taxCents, grossCents }) => netCents + taxCents === grossCents)).toBe(true);
      expect(own.every(({ taxCents }) => taxCents >= 0)).toBe(true);
    }
  }
});
