import { randomUUID } from 'node:crypto';
import { type LiveOrder, liveOrderFromWire, paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inProcessPeer } from '../../plugins/limits.ts';
import { followOrder } from '../../testing/follow-order.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

let kitchen: Kitchen;
let address: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  address = await kitchen.shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => kitchen.close());
afterEach(() => {
  kitchen.shop.setClock(mondayNoon);
  kitchen.minutes = 0;
});

/** Creates an order in the kitchen and returns its link. */
async function arrive(change: Partial<WireOrder> = {}, isByCard = false): Promise<{ id: string; token: string }> {
  const id = await (isByCard ? kitchen.placeByCard(change) : kitchen.place(change));
  const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
  return { id, token: String(row?.track_token) };
}

const read = (token: string, headers = {}) => kitchen.shop.send('GET', paths.liveOrder(token), undefined, { headers });
const readWhole = async (token: string) => liveOrderFromWire((await read(token)).json().payload) as LiveOrder;
const cancel = (token: string, { version = 1, actionId = randomUUID() } = {}) =>
  kitchen.shop.send('POST', paths.cancelOrder(token), { action_id: actionId, version });

describe('the link of an order', () => {
  it('comes with an order in cash at once, and with a card order once it is paid [LIV-03]', async () => {
    const order = exampleOrder();
    const placed = (await kitchen.shop.send('POST', paths.checkout, order)).json().payload;
    expect(placed.track_token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const again = (await kitchen.shop.send('POST', paths.checkout, order)).json().payload;
    expect(again.track_token).toBe(placed.track_token);

    const byCard = exampleOrder({ payment_method: 'card' });
    const intent = await kitchen.shop.authorise(byCard);
    const held = (await kitchen.shop.post(byCard, intent)).json().payload;
    expect(held.track_token).toBeNull();
    const paid = (await kitchen.shop.putPaid(held.order_id, intent)).json().payload;
    expect(paid.track_token).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('shows the order’s state and receipt, but no phone, mail or id [LIV-02, LIV-04]', async () => {
    const { id, token } = await arrive(exampleOrder());
    const answer = await read(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const hidden of [id, 'camille@example.com', '0612345678', 'Martin']) expect(answer.body).not.toContain(hidden);
    expect(await readWhole(token)).toMatchObject({
      state: 'new',
      version: 1,
      reception: 'manual',
      canCancel: true,
      seenAt: null,
      refunds: [],
      receipt: { firstName: 'Camille', totalCents: 3545, place: { address: '5 place Bellecour' }, orderId: '' },
    });
  });

  it('shows waiting when an acceptance is taken back, and since when an order is made [LIV-08, BRD-63, BRD-64]', async () => {
    const { id, token } = await arrive();
    const accept = { kind: 'accept', dueAt: minutesAfterNoon(60) } as const;
    await kitchen.act(id, accept);
    expect(await readWhole(token)).toMatchObject({ state: 'accepted', canCancel: false });
    await kitchen.act(id, { kind: 'take-back' }, { version: 2 });
    const { dueAt, ...taken } = await readWhole(token);
    expect(taken).toMatchObject({ state: 'new', version: 3, acceptedAt: null, canCancel: true });
    expect(dueAt.toString()).toBe(taken.receipt.promisedAt.toString());
    await kitchen.act(id, accept, { version: 3 });
    await kitchen.act(id, { kind: 'start' }, { version: 4 });
    expect((await readWhole(token)).startedAt?.toString()).toBe(minutesAfterNoon(0).toString());
  });

  it('says by its ETag that nothing has changed [LIV-04]', async () => {
    const { id, token } = await arrive();
    const etag = String((await read(token)).headers.etag);
    expect((await read(token, { 'if-none-match': etag })).statusCode).toBe(304);
    await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(30) });
    const after = await read(token, { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.json().payload).toMatchObject({ state: 'accepted', version: 2, can_cancel: false });
  });

  it.each([21, 22, 23, 1_000])('of %i characters that was never given is a 404 [LIV-02]', async (length) => {
    for (const path of [paths.liveOrder, paths.liveStream]) {
      const answer = await kitchen.shop.send('GET', path('A'.repeat(length)));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
    expect((await cancel('A'.repeat(length))).json().code).toBe('order_not_found');
  });

  it('shows number, day, state and total two days after the end, and nothing thirty days later [LIV-14]', async () => {
    const { id, token } = await arrive();
    await kitchen.act(id, { kind: 'refuse', reason: 'too_busy', message: null });
    const [row] = await kitchen.rows('select number from orders where id = $1', id);
    kitchen.shop.setClock('2026-11-25T12:01');
    expect((await read(token)).json().payload).toEqual({
      order_number: row?.number,
      version: 2,
      state: 'refused',
      day: '2026-11-23',
      total: 10,
      withdrawal: null,
    });
    expect((await kitchen.shop.send('GET', paths.liveStream(token))).statusCode).toBe(404);
    kitchen.shop.setClock('2026-12-25T12:01');
    expect((await read(token)).json().code).toBe('order_not_found');
  });

  it('can’t cancel an unanswered order two days after it was due [LIV-14, LIV-20]', async () => {
    const { id, token } = await arrive();
    for (const day of ['2026-11-25T13:00', '2026-12-25T13:00']) {
      kitchen.shop.setClock(day);
      const answer = await cancel(token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
    expect(await kitchen.rows('select state from order_progress where order_id = $1', id)).toEqual([{ state: 'new' }]);
  });

  it('shows the dishes that it was refused for, and its lines without personal data, once it has ended [LIV-28, LIV-04]', async () => {
    const { id, token } = await arrive();
    const before = await readWhole(token);
    expect([before.soldOut, before.again]).toEqual([[], []]);
    const soldOut = { itemIds: [101], until: null };
    await kitchen.act(id, { kind: 'refuse', reason: 'sold_out', message: null, soldOut });
    const answer = await read(token);
    const refused = liveOrderFromWire(answer.json().payload) as LiveOrder;
    expect(refused.soldOut).toEqual([101]);
    expect(refused.again).toMatchObject([{ itemId: 101, quantity: 1, unitCents: 1000 }]);
    const [row] = await kitchen.rows('select phone, email, last_name from orders where id = $1', id);
    for (const secret of Object.values(row ?? {})) expect(answer.body).not.toContain(String(secret));
    await kitchen.shop.database.query('delete from stock_outs', []);
  });

  it('has limits by minute: sixty reads of an order and of a peer, ten cancellations of a peer [ROL-31]', async () => {
    const { token } = await arrive();
    const { token: other } = await arrive();
    const shop = await openTestShop({
      database: kitchen.shop.database,
      limits: { liveReadsPerMinute: 60, cancellationsPerMinute: 10 },
    });
    const statuses = async (count: number, ask: () => ReturnType<typeof shop.send>) =>
      (await Promise.all(Array.from({ length: count }, ask))).map(({ statusCode }) => statusCode);
    let peer = 0;
    const reads = await statuses(61, () => {
      peer += 1;
      return shop.send('GET', paths.liveOrder(token), undefined, { remoteAddress: `192.0.2.${peer}` });
    });
    expect(reads.filter((status) => status === 429)).toHaveLength(1);
    expect((await shop.send('GET', paths.liveOrder(other))).statusCode).toBe(200);
    let invented = 10_000;
    const guesses = await statuses(61, () => {
      invented += 1;
      return shop.send('GET', paths.liveOrder(`${'A'.repeat(17)}${invented}`), undefined, {
        remoteAddress: '198.51.100.7',
      });
    });
    expect(guesses.filter((status) => status === 404)).toHaveLength(60);
    expect(guesses.filter((status) => status === 429)).toHaveLength(1);
    // A malformed link gets a 404 even above the limit, and is not counted.
    const long = await shop.send('GET', paths.liveOrder('A'.repeat(15_000)), undefined, {
      remoteAddress: '198.51.100.7',
    });
    expect(long.statusCode).toBe(404);
    // The shop itself renders pages for all diners. No header can make a request look like the shop's own.
    const own = await statuses(61, () =>
      shop.send('GET', paths.liveOrder(`${'B'.repeat(17)}${invented++}`), undefined, { remoteAddress: inProcessPeer }),
    );
    expect(new Set(own)).toEqual(new Set([404]));
    const pretended = await statuses(61, () =>
      shop.send('GET', paths.liveOrder(`${'C'.repeat(17)}${invented++}`), undefined, {
        remoteAddress: '198.51.100.8',
        headers: { 'x-forwarded-for': inProcessPeer },
      }),
    );
    expect(pretended.filter((status) => status === 429)).toHaveLength(1);
    const cancels = await statuses(11, () =>
      shop.send('POST', paths.cancelOrder('A'.repeat(22)), { action_id: randomUUID(), version: 1 }),
    );
    expect(cancels.filter((status) => status === 429)).toHaveLength(1);
    await shop.close();
  });
});

describe('the stream of an order', () => {
  it('tells the order’s state at once, and then each change, also that a screen showed it [LIV-05]', async () => {
    const { id, token } = await arrive();
    const page = await followOrder(address, token);
    await expect.poll(() => page.orders[0]?.state).toBe('new');
    await kitchen.shop.database.query(
      'update order_progress set seen_at = now(), changed_at = clock_timestamp() where order_id = $1',
      [id],
    );
    await expect.poll(() => page.orders.at(-1)?.seenAt).toBeTruthy();
    await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(30) });
    await expect.poll(() => page.orders.at(-1)?.state).toBe('accepted');
    expect(page.orders.at(-1)?.dueAt.toString()).toBe(minutesAfterNoon(30).toString());
    page.leave();
  });

  it('is refused to a fourth page of the same order until one of them ends [LIV-05]', async () => {
    const { token } = await arrive();
    const pages = await Promise.all(Array.from({ length: 4 }, () => followOrder(address, token)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    for (const page of pages) page.leave();
    await expect
      .poll(async () => {
        const page = await followOrder(address, token);
        page.leave();
        return page.status;
      })
      .toBe(200);
  });

  it('is refused to a peer that has thirty, of any orders [LIV-05]', async () => {
    const shop = await openTestShop({ database: kitchen.shop.database });
    const at = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const tokens = [];
    for (let index = 0; index < 11; index++) tokens.push((await arrive()).token);
    const pages = await Promise.all(tokens.flatMap((token) => [1, 2, 3].map(() => followOrder(at, token))));
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(3);
    for (const page of pages) page.leave();
    await shop.close();
  });

  it('sends signs of life, and a goodbye before it ends [LIV-05]', async () => {
    const { token } = await arrive();
    const shop = await openTestShop({ database: kitchen.shop.database, beatMilliseconds: 20 });
    const page = await followOrder(await shop.app.listen({ port: 0, host: '127.0.0.1' }), token);
    await expect.poll(() => page.events.filter((event) => event === 'beat').length).toBeGreaterThan(2);
    await shop.close();
    await page.ended;
    expect(page.events).toContain('order');
    expect(page.events.at(-1)).toBe('bye');
  });
});

describe('an order that is taken back', () => {
  it('is cancelled with its payment, once, however often it is asked [LIV-20, LIV-11]', async () => {
    const { id, token } = await arrive({}, true);
    const before = kitchen.shop.sandbox.ledger().refunds.length;
    const actionId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(token, { actionId })));
    expect(answers.map((answer) => answer.json().payload.replayed).sort()).toEqual([false, true, true]);
    await kitchen.shop.api.reconcilePayments();
    expect(kitchen.shop.sandbox.ledger().refunds).toHaveLength(before + 1);
    expect(await readWhole(token)).toMatchObject({
      state: 'cancelled',
      reason: 'diner_asked',
      canCancel: false,
      refunds: [{ amountCents: 1000, status: 'done' }],
    });
    const events = await kitchen.rows("select data from order_events where order_id = $1 and kind = 'cancelled'", id);
    expect(events).toEqual([{ data: { reason: 'diner_asked', by: 'diner' } }]);
  });

  it('in cash needs no payment any more [LIV-20]', async () => {
    const { token } = await arrive();
    expect((await cancel(token)).json().payload.order).toMatchObject({ state: 'cancelled', refunds: [] });
    expect((await readWhole(token)).receipt.status).toBe('cancelled');
  });

  it('too late stays, and its state is answered [LIV-20]', async () => {
    const { id, token } = await arrive();
    await kitchen.act(id, { kind: 'accept', dueAt: minutesAfterNoon(30) });
    for (const version of [1, 2]) {
      const answer = await cancel(token, { version });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_moved']);
      expect(answer.json().payload.order).toMatchObject({ state: 'accepted', version: 2 });
    }
  });

  it.each([{}, { version: 1 }, { action_id: 'x', version: 1 }, { action_id: randomUUID(), version: 1, by: 'owner' }])(
    'says what it is, and nothing else: %j [LIV-20]',
    async (body) => {
      const { token } = await arrive();
      const answer = await kitchen.shop.send('POST', paths.cancelOrder(token), body);
      expect(answer.json().code).toBe('validation');
    },
  );
});

describe('an order for later that came outside of a service', () => {
  it.each(['2026-11-24 19:00-19:15', 'ASAP'])(
    'waits for its answer from the next service on: %s [LIV-10, BRD-49]',
    async (date) => {
      kitchen.shop.setClock('2026-11-23T16:00');
      const { customer } = exampleOrder();
      const { token } = await arrive(exampleOrder({ customer: { ...customer, date } }));
      const order = await readWhole(token);
      expect(order.waitingSince && Temporal.Instant.compare(order.waitingSince, order.arrivedAt)).toBe(1);
    },
  );
});
