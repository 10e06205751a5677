import { randomUUID } from 'node:crypto';
import { pickupOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../../testing/kitchen.ts';
import { listEvents } from '../../order/record/order-repository.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  kitchen.minutes = 0;
  await kitchen.shop.api.drainOutbox();
  kitchen.shop.mails.length = 0;
});

const accept: OrderAction = { kind: 'accept', dueAt: minutesAfterNoon(40) };
const takeBack: OrderAction = { kind: 'take-back' };
const start: OrderAction = { kind: 'start' };

const kindsOf = async (id: string) => (await listEvents(kitchen.shop.database.db, id)).map(({ kind }) => kind);
const progressOf = async (id: string) =>
  (await kitchen.rows('select state, version, due_at, accepted_at from order_progress where order_id = $1', id))[0];
const outcomeOf = async (acting: ReturnType<Kitchen['act']>) => {
  const outcome = await acting;
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
};
/** Lets the twenty seconds pass that delay a notice. */
const sendNotices = async () => {
  await kitchen.shop.database.query("update outbox set next_at = now() where kind = 'notice' and done_at is null", []);
  await kitchen.shop.api.drainOutbox();
};

describe('an acceptance that is taken back', () => {
  it('makes the order new again, is in its history, and sends no mail [BRD-63]', async () => {
    const id = await kitchen.place();
    await sendNotices();
    kitchen.shop.mails.length = 0;
    const before = await progressOf(id);
    await kitchen.act(id, accept);
    expect(await kitchen.act(id, takeBack, { version: 2 })).toMatchObject({ kind: 'done', version: 3 });
    expect(await progressOf(id)).toEqual({ ...before, version: 3 });
    expect((await kindsOf(id)).slice(-2)).toEqual(['accepted', 'taken_back']);
    await sendNotices();
    expect(kitchen.shop.mails).toEqual([]);
    // The order can be accepted again like any other.
    expect(await kitchen.act(id, accept, { version: 3 })).toMatchObject({ progress: { state: 'accepted' } });
    await sendNotices();
    expect(kitchen.shop.mails).toHaveLength(1);
  });

  it('touches no money: what a card paid stays paid, and goes back with a refusal alone [BRD-63, PAY-09]', async () => {
    const id = await kitchen.placeByCard();
    await kitchen.act(id, accept);
    await kitchen.act(id, takeBack, { version: 2 });
    expect(await kitchen.rows('select status from orders where id = $1', id)).toEqual([{ status: 'paid' }]);
    expect(await kitchen.rows('select id from refunds where order_id = $1', id)).toEqual([]);
    await kitchen.act(id, { kind: 'refuse', reason: 'too_busy', message: null }, { version: 3 });
    expect(await kitchen.rows('select status from refunds where order_id = $1', id)).toHaveLength(1);
  });

  it('is refused once a notice was sent or is being sent [BRD-63]', async () => {
    const [told, beingTold] = [await kitchen.place(), await kitchen.place()];
    await kitchen.shop.api.drainOutbox();
    await kitchen.act(told, accept);
    await sendNotices();
    expect(await outcomeOf(kitchen.act(told, takeBack, { version: 2 }))).toBe('too_late');
    await kitchen.act(beingTold, accept);
    const claim = "update outbox set attempts = 1 where kind = 'notice' and payload ->> 'orderId' = $1";
    await kitchen.shop.database.query(claim, [beingTold]);
    expect(await outcomeOf(kitchen.act(beingTold, takeBack, { version: 2 }))).toBe('too_late');
    expect(await kitchen.rows("select key from outbox where payload ->> 'orderId' = $1", beingTold)).toHaveLength(1);
    expect(await progressOf(beingTold)).toMatchObject({ state: 'accepted', version: 2 });
  });

  it('is refused a minute later, to anybody else, and once it was begun [BRD-63]', async () => {
    const [late, another, begun] = [await kitchen.place(), await kitchen.place(), await kitchen.place()];
    for (const id of [late, another, begun]) await kitchen.act(id, accept);
    expect(await outcomeOf(kitchen.act(another, takeBack, { version: 2, by: 'Zoé' }))).toBe('too_late');
    await kitchen.act(begun, start, { version: 2 });
    expect(await outcomeOf(kitchen.act(begun, takeBack, { version: 3 }))).toBe('too_late');
    kitchen.minutes = 1;
    expect(await outcomeOf(kitchen.act(late, takeBack, { version: 2 }))).toBe('too_late');
    expect((await kindsOf(late)).at(-1)).toBe('accepted');
  });

  it('is done once by a double tap and by two servers, and never after another actor’s step [BRD-63, BRD-39, BRD-40]', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => kitchen.place()));
    for (const id of ids) {
      await kitchen.act(id, accept);
      const actionId = randomUUID();
      const taps = [
        kitchen.act(id, takeBack, { version: 2, actionId }),
        kitchen.act(id, takeBack, { version: 2, actionId, on: kitchen.other }),
        kitchen.act(id, { kind: 'ready' }, { version: 2, on: kitchen.other, by: 'Zoé' }),
      ];
      const outcomes = (await Promise.all(taps.map(outcomeOf))).sort();
      const { state } = (await progressOf(id)) ?? {};
      expect([outcomes, state]).toEqual(
        state === 'new'
          ? [['done', 'order_moved', 'replayed'], 'new']
          : [['done', 'order_moved', 'order_moved'], 'ready'],
      );
      expect((await kindsOf(id)).filter((kind) => kind === 'taken_back' || kind === 'ready')).toHaveLength(1);
    }
  });
});

describe('an order that is begun early', () => {
  it('notes it once, however often it is asked [BRD-64]', async () => {
    const id = await kitchen.place();
    await kitchen.act(id, accept);
    const actionId = randomUUID();
    const outcomes = await Promise.all([
      outcomeOf(kitchen.act(id, start, { version: 2, actionId })),
      outcomeOf(kitchen.act(id, start, { version: 2, actionId, on: kitchen.other })),
      outcomeOf(kitchen.act(id, start, { version: 2, by: 'Zoé', on: kitchen.other })),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await outcomeOf(kitchen.act(id, start, { version: 3 }))).toBe('order_moved');
    expect((await kindsOf(id)).filter((kind) => kind === 'started')).toHaveLength(1);
    const [row] = await kitchen.rows('select state, started_at from order_progress where order_id = $1', id);
    expect(row).toEqual({ state: 'accepted', started_at: new Date(minutesAfterNoon(0).epochMilliseconds) });
  });

  it('frees no place in its slot when it is cancelled, because it was cooked [BRD-64, BRD-36]', async () => {
    const taken = "select orders from slot_counts where $1 <> '' and date = '2026-11-23' and value = '19:00'";
    const id = await kitchen.place({ customer: { ...pickupOrder().customer, date: '2026-11-23 19:00' } });
    await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(7 * 60) });
    await kitchen.act(id, start, { version: 2 });
    const before = await kitchen.rows(taken, id);
    expect(before).toHaveLength(1);
    const outcome = kitchen.act(id, { kind: 'cancel', reason: 'incident', message: null }, { version: 3 });
    expect([await outcomeOf(outcome), await kitchen.rows(taken, id)]).toEqual(['done', before]);
  });
});
