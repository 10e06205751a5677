import { exampleOrder } from '@comptoir/contract/testing';
import { serviceDayStart } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, openCardShop } from '../../../testing/open-card-shop.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { findOrder, listEvents } from '../../order/record/order-repository.ts';
import { refundOrder } from '../refund/refund-order.ts';

let shop: CardShop;
let office: OfficeShop;
let ask: CardShop['ask'];
beforeAll(async () => {
  shop = await openCardShop();
  ask = shop.ask;
  office = withOffice<TestShop>(shop);
  await office.person('owner', 'zoe@example.com');
  await shop.listen();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.sandbox.faults.clear();
  shop.setClock('2026-11-23T12:00:00');
  await shop.setCatalogue(({ settings }) => {
    settings['office.alarm_mails'] = ['gerant@example.com'];
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
});

const hear = async () => {
  await shop.sandbox.deliverWebhooks();
  await shop.api.reconcilePayments();
  await shop.api.drainOutbox();
};
const kindsOf = async (orderId: string) =>
  (await listEvents(shop.database.db, orderId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute'));
const rowsOf = async (text: string, orderId: string) => (await shop.database.query(text, [orderId])).rows;
const alarms = (number: number) =>
  shop.mails.filter(({ subject }) => subject === `Commande nº ${number} : le paiement est contesté`);

/** An order that was paid by a card whose holder contests it at once. */
async function contested({ isHeard = true } = {}): Promise<{ orderId: string; number: number; intent: string }> {
  const body = exampleOrder({ payment_method: 'card' });
  const intent: string = (await ask(body)).json().payload.id;
  await shop.sandbox.confirm(intent, 'pm_card_createDispute');
  const { order_id: orderId, order_number: number } = (await shop.post(body, intent)).json().payload;
  await shop.putPaid(orderId, intent);
  if (isHeard) await hear();
  return { orderId, number, intent };
}

interface Line {
  disputeId: string;
  amountCents: number;
}

/** The report of the day on which a dispute was opened. The sandbox has a clock of its own. */
async function reportOf(disputeId: string) {
  const [row] = await rowsOf('select opened_at as at from disputes where id = $1', disputeId);
  const opened = Temporal.Instant.fromEpochMilliseconds(Number(row?.at)).toZonedDateTimeISO('Europe/Paris');
  shop.setClock(opened.toPlainDateTime().toString());
  const cookie = await office.signedIn('manager', opened.toInstant());
  const day = serviceDayStart(opened).toPlainDate().toString();
  return (await office.ask('GET', `/v2/office/reports?from=${day}&to=${day}`, { cookie })).json().payload;
}

const fundsOf = (orderId: string) =>
  rowsOf(
    'select amount_cents::int as cents, fee_cents::int as fee from dispute_funds where order_id = $1 order by amount_cents',
    orderId,
  );

describe('a contested payment', () => {
  it.each(['normal', 'doubled', 'shuffled'] as const)(
    'is told once by an event and a mail with the day, whatever webhooks do: %s [PYX-66, PYX-76, PYX-78]',
    async (mode) => {
      shop.sandbox.faults.tellWebhooks(mode);
      const { orderId, number } = await contested();
      await hear();
      const events = await listEvents(shop.database.db, orderId);
      expect(events.find(({ kind }) => kind === 'disputed')?.data).toMatchObject({
        reason: 'fraudulent',
        amountCents: 3545,
        dueAt: expect.stringMatching(/Z$/),
      });
      expect(await kindsOf(orderId)).toEqual(['disputed']);
      expect(alarms(number).map(({ to }) => to)).toEqual(
        expect.arrayContaining(['zoe@example.com', 'gerant@example.com']),
      );
      expect(alarms(number)[0]?.text).toMatch(/Répondre avant le \d{1,2}.*\d{4} à \d{1,2}/);
      expect(await fundsOf(orderId)).toEqual([{ cents: -3545, fee: 2000 }]);

      shop.sandbox.endDisputes('won');
      await hear();
      await hear();
      expect(await kindsOf(orderId)).toEqual(['disputed', 'dispute_ended']);
      expect(await fundsOf(orderId)).toEqual([
        { cents: -3545, fee: 2000 },
        { cents: 3545, fee: -2000 },
      ]);
      expect(alarms(number)).toHaveLength(2);
    },
  );

  it('is lost with what was taken, and no refund of the sale [PYX-76]', async () => {
    const { orderId } = await contested();
    shop.sandbox.endDisputes('lost');
    await hear();
    expect(await rowsOf('select state from disputes where order_id = $1', orderId)).toEqual([{ state: 'lost' }]);
    expect(await fundsOf(orderId)).toEqual([{ cents: -3545, fee: 2000 }]);
    expect(await rowsOf('select from refunds where order_id = $1', orderId)).toEqual([]);
    expect((await findOrder(shop.database.db, orderId))?.status).toBe('paid');
  });

  it('that ends without a webhook is looked up within half a day, also after the provider was away [PYX-73, PYX-76]', async () => {
    const { orderId } = await contested();
    shop.sandbox.faults.tellWebhooks('none');
    shop.sandbox.endDisputes('lost');
    await hear();
    expect(await kindsOf(orderId)).toEqual(['disputed']);
    shop.setClock('2026-11-24T00:00:00');
    shop.sandbox.faults.add({ kind: 'rateLimited', requests: 100, path: '/v1/disputes' });
    await hear();
    expect(await kindsOf(orderId)).toEqual(['disputed']);
    shop.sandbox.faults.clear();
    await hear();
    expect(await kindsOf(orderId)).toEqual(['disputed', 'dispute_ended']);
  });

  it('is not refunded from here, by no way to ask [PYX-79]', async () => {
    const { orderId, number, intent } = await contested();
    const path = `/v2/office/orders/${orderId}/refunds`;
    const cookie = await office.signedIn('owner');
    const said = { code: 'refund_disputed', message: 'Ce paiement est contesté : ne le remboursez pas ici' };
    const because = { actionId: crypto.randomUUID(), reason: 'goodwill', remark: null };
    for (const answer of [
      await office.ask('GET', path, { cookie }),
      await office.ask('POST', `${path}/quote`, { cookie, body: { rest: true } }),
      await office.ask('POST', path, { cookie, body: { ...because, rest: true } }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject(said);
    }
    const { database, gateway: cards } = shop;
    const now = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
    const tools = { db: database.db, cards, now, alarmTasks: () => [], audit: async () => {} };
    expect(await refundOrder(tools, { number, lines: null })).toHaveProperty('reason');
    expect(shop.sandbox.ledger().refunds.filter(({ payment_intent }) => payment_intent === intent)).toEqual([]);
    const page = await office.ask('GET', `/v2/office/history/${number}`, { cookie });
    expect(page.json().payload.sheet.disputes[0].isRefundable).toBe(false);
    // The provider may say that it may be refunded, such as during an inquiry.
    await database.query('update disputes set is_refundable = true where order_id = $1', [orderId]);
    expect((await office.ask('GET', path, { cookie })).statusCode).toBe(200);
  });

  it('that nobody heard of yet is refused by the provider, and the refund is marked as failed [PYX-79, PYX-84]', async () => {
    shop.sandbox.faults.tellWebhooks('none');
    const { orderId, number } = await contested({ isHeard: false });
    const { database, gateway: cards } = shop;
    const now = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
    const tools = { db: database.db, cards, now, alarmTasks: () => [], audit: async () => {} };
    expect(await refundOrder(tools, { number, lines: null })).toMatchObject({ refund: { status: 'refused' } });
    expect(await rowsOf('select status from refunds where order_id = $1', orderId)).toEqual([{ status: 'refused' }]);
  });

  it('is marked on the order and told in the reports beside the sales [PYX-76]', async () => {
    const { orderId, number } = await contested();
    const cookie = await office.signedIn('manager');
    const { payload: sheet } = (await office.ask('GET', `/v2/office/orders/${orderId}`, { cookie })).json();
    expect(sheet.disputes).toMatchObject([{ reason: 'fraudulent', state: 'open', amountCents: 3545 }]);
    expect(sheet.events.find(({ kind }: { kind: string }) => kind === 'disputed')).toMatchObject({
      dispute: 'fraudulent',
      amountCents: 3545,
    });
    const [dispute] = await rowsOf('select id from disputes where order_id = $1', orderId);
    const payload = await reportOf(String(dispute?.id));
    expect(payload.disputes.filter((one: { number: number }) => one.number === number)).toMatchObject([
      { reason: 'fraudulent', amountCents: -3545, feeCents: 2000 },
    ]);
    expect(payload.total).toMatchObject({ salesCents: 0, refundedCents: 0, netCents: 0 });
  });

  it.each(['normal', 'doubled', 'shuffled'] as const)(
    'that has no order is kept, mailed to the owners once and told in the reports, with webhooks %s [PYX-70, PYX-76]',
    async (mode) => {
      shop.sandbox.faults.tellWebhooks(mode);
      const body = exampleOrder({ payment_method: 'card' });
      const intent: string = (await ask(body)).json().payload.id;
      await shop.sandbox.confirm(intent, 'pm_card_createDispute');
      // The hold is captured in the provider's dashboard, and its holder contests it before the order comes.
      await shop.sandbox.call(`/v1/payment_intents/${intent}/capture`, {});
      expect((await shop.post(body, intent)).json()).toMatchObject({ code: 'payment_not_confirmed' });
      await hear();
      await hear();
      const dispute = shop.sandbox.ledger().disputes.find(({ payment_intent }) => payment_intent === intent);
      const id = dispute?.id ?? '';
      const told = () => shop.mails.filter(({ text }) => text?.includes(id));
      const addresses = told().map(({ to }) => to);
      expect(addresses).toEqual(expect.arrayContaining(['zoe@example.com', 'gerant@example.com']));
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(told()[0]?.subject).toBe('Un paiement sans commande est contesté');
      expect(told()[0]?.text).toMatch(/Répondre avant le \d{1,2}.*\d{4} à \d{1,2}/);
      expect(shop.sandbox.ledger().refunds.filter(({ payment_intent }) => payment_intent === intent)).toEqual([]);
      const linesOf = async () => (await reportOf(id)).disputes.filter((one: Line) => one.disputeId === id);
      expect(await linesOf()).toMatchObject([{ number: null, amountCents: -3545, feeCents: 2000 }]);

      shop.setClock('2026-11-24T12:00:00');
      shop.sandbox.endDisputes('won');
      await hear();
      expect((await rowsOf('select state, order_id from disputes where id = $1', id))[0]).toEqual({
        state: 'won',
        order_id: null,
      });
      expect((await linesOf()).map(({ amountCents }: Line) => amountCents).sort()).toEqual([-3545, 3545]);
      expect(told()).toHaveLength(addresses.length);
    },
  );
});
