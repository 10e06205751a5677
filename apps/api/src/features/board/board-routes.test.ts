import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { boardEvents, officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { digestBoard } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FollowedBoard, followBoard } from '../../testing/follow-board.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { writeCursor } from './read/cursor.ts';

let shop: OfficeShop;
let cookie: string;
let address: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop({ beatMilliseconds: 100 }));
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  cookie = await shop.signedIn('device');
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const followed: FollowedBoard[] = [];
afterEach(() => {
  for (const board of followed.splice(0)) board.leave();
});
async function follow(options: { cookie?: string; lastEventId?: string; since?: string } = {}) {
  const board = await followBoard(address, { cookie, ...options });
  followed.push(board);
  return board;
}
const place = async (order = pickupOrder()): Promise<string> =>
  (await shop.send('POST', paths.checkout, order)).json().payload.order_id;
const getBoard = (headers = {}) => shop.ask('GET', officeEndpoints.board.path, { cookie, headers });
const kindsOf = (board: FollowedBoard) => board.events.map(({ kind }) => kind);
const act = async (id: string, action: string, body: object) =>
  shop.ask('POST', `/v2/office/orders/${id}/${action}`, {
    cookie,
    body: { kind: action, actionId: randomUUID(), ...body },
  });

describe('the whole board', () => {
  it('shows an order as the kitchen needs it, and nothing else of the diner [BRD-08, BRD-05]', async () => {
    const id = await place(exampleOrder());
    const { payload } = (await getBoard()).json();
    const order = payload.orders.find((one: { id: string }) => one.id === id);
    expect(order).toMatchObject({
      version: 1,
      state: 'new',
      mode: 'delivery',
      isScheduled: false,
      isSeen: false,
      reason: null,
      refundedCents: 0,
      arrivedAt: '2026-11-23T11:00:00Z',
      acceptedAt: null,
      endedAt: null,
      hasRefusedRefund: false,
      customer: { firstName: 'Camille', initial: 'M', phone: '0612345678' },
      paymentMethod: 'cash',
      dueCents: order.totalCents,
    });
    const minutes = (later: string, earlier: string) =>
      (Date.parse(order[later]) - Date.parse(order[earlier])) / 60_000;
    expect([minutes('dueAt', 'promisedAt'), minutes('dueAt', 'readyAt'), minutes('readyAt', 'startAt')]).toEqual([
      0, 15, 15,
    ]);
    const units = (order.lines as { quantity: number }[]).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(order.dishes).toBe(units);
    expect(JSON.stringify(order)).not.toContain('@');
    expect(payload.service).toEqual({
      isOpen: true,
      until: '2026-11-23T13:30:00Z',
      reception: 'manual',
      isReceptionChosen: true,
      unanswered: null,
      pauses: [],
      busy: [],
      resumesAt: null,
      soldOut: 0,
      changedSlots: 0,
      pickupMinutes: payload.service.pickupMinutes,
      deliveryMinutes: payload.service.deliveryMinutes,
      preparationMinutes: 15,
      travelMinutes: 15,
      dishesPerQuarter: null,
      posts: [],
    });
  });

  it('shows only the choices of a dish that differ from its defaults [BRD-03]', async () => {
    const cooked = (choiceId: number) => [{ option_id: 2, option_options: [{ id: choiceId, quantity: 1 }] }];
    const mozzarella = [{ option_id: 1, option_options: [{ id: 1001, quantity: 2 }] }];
    const items = [
      { item_id: 101, quantity: 1, options: mozzarella, note: '' },
      ...[2001, 2002].map((choiceId) => ({ item_id: 103, quantity: 1, options: cooked(choiceId), note: '' })),
    ];
    const id = await place(pickupOrder({ items, subtotal: 32.8, tax: 2.98, total: 32.8 }));
    const { payload } = (await getBoard()).json();
    const { lines } = payload.orders.find((one: { id: string }) => one.id === id);
    expect(lines.map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [{ name: 'Mozzarella', quantity: 2, group: null, isExtra: true }],
      [],
      [{ name: 'Bien cuite', quantity: 1, group: null, isExtra: false }],
    ]);
  });

  it('tells the number of open orders, and the digest that a board calculates too [BRD-08, BRD-11]', async () => {
    await place();
    const { payload } = (await getBoard()).json();
    expect(payload.open).toBe(payload.orders.length);
    expect(payload.digest).toBe(digestBoard(payload.orders));
  });

  it('has the same ETag until something changes [BRD-13]', async () => {
    const id = await place();
    const { etag } = (await getBoard()).headers;
    const again = await getBoard({ 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-store']);
    await act(id, 'note', { version: 1, text: 'Sonner' });
    expect((await getBoard({ 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('shows ended orders for two hours, without counting them in the digest [BRD-08]', async () => {
    const id = await place();
    await act(id, 'refuse', { version: 1, reason: 'closing', message: null });
    const shown = async () => {
      const { payload } = (await getBoard()).json();
      const order = payload.orders.find((one: { id: string }) => one.id === id);
      return [order?.state, order?.reason, payload.open === payload.orders.length];
    };
    expect(await shown()).toEqual(['refused', 'closing', false]);
    await shop.database.query(
      "update order_progress set ended_at = ended_at - interval '2 hours 1 second' where order_id = $1",
      [id],
    );
    expect(await shown()).toEqual([undefined, undefined, true]);
  });

  it('is for every role of the staff', async () => {
    for (const endpoint of [officeEndpoints.board, officeEndpoints.boardStream])
      expect((await shop.ask('GET', endpoint.path)).json().code).toBe('staff_required');
  });

  it('is small for two hundred orders, and is read by three queries [BRD-08]', async () => {
    const other = withOffice(await openTestShop());
    await Promise.all(
      Array.from({ length: 200 }, () => other.send('POST', paths.checkout, exampleOrder({ local_id: randomUUID() }))),
    );
    const answer = await other.ask('GET', officeEndpoints.board.path, {
      cookie: await other.signedIn('kitchen'),
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.json().payload.open).toBe(200);
    expect(answer.rawPayload.length).toBeLessThan(400_000);
    expect(gzipSync(answer.rawPayload).length).toBeLessThan(60_000);
    await other.close();
  });
});

describe('the stream of a board', () => {
  it('says hello, sends the whole board, then each changed order, and beats [BRD-09, BRD-11]', async () => {
    const board = await follow();
    await expect.poll(() => kindsOf(board).slice(0, 2)).toEqual(['hello', 'board']);
    expect(board.events[0]).toEqual({ kind: 'hello', data: { beatSeconds: 0.1, device: 'Cuisine 1' } });
    const id = await place();
    await expect.poll(() => board.orders.get(id)?.version).toBe(1);
    const dueAt = '2026-11-23T12:30:00+01:00';
    expect((await act(id, 'accept', { version: 1, dueAt })).statusCode).toBe(200);
    await expect.poll(() => board.orders.get(id)).toMatchObject({ version: 2, state: 'accepted' });
    const seen = board.events.length;
    await expect.poll(() => kindsOf(board).slice(seen)).toContain('beat');
    const beat = board.events.findLast((event) => event.kind === 'beat');
    const open = [...board.orders.values()].filter(({ state }) => ['new', 'accepted'].includes(state));
    expect(beat?.kind === 'beat' && beat.data).toMatchObject({ open: open.length, digest: digestBoard(open) });
    for (const { kind } of board.events) expect(boardEvents).toContain(kind);
  });

  it('goes on from its cursor with what changed meanwhile, not with the whole board [BRD-10]', async () => {
    const first = await follow();
    await expect.poll(() => kindsOf(first)).toContain('board');
    first.leave();
    const ids = await Promise.all([place(), place(), place()]);
    for (const options of [{ lastEventId: first.cursor }, { since: first.cursor }]) {
      const board = await follow(options);
      await expect.poll(() => ids.every((id) => board.orders.has(id))).toBe(true);
      await expect.poll(() => kindsOf(board)).toContain('service');
      expect(kindsOf(board)).not.toContain('board');
    }
  });

  it.each([
    ['of yesterday', writeCursor(Temporal.Now.instant().subtract({ hours: 24 }))],
    ['of the future', writeCursor(Temporal.Now.instant().add({ minutes: 5 }))],
    ['of ten thousand signs', 'A'.repeat(10_000)],
    ['that is no base64', '%%%'],
    ['that is no number', Buffer.from("0'; drop table orders;--").toString('base64url')],
    ['that is empty', ''],
  ])('starts from the beginning for a cursor %s [BRD-10]', async (_what, cursor) => {
    for (const options of [{ lastEventId: cursor }, { since: cursor }]) {
      const board = await follow(options);
      expect(board.status).toBe(200);
      await expect.poll(() => kindsOf(board)).toContain('board');
    }
  });

  it('tells a changed service', async () => {
    const board = await follow();
    await expect.poll(() => kindsOf(board)).toContain('beat');
    shop.setClock('2026-11-23T15:00');
    const closed = () => board.events.some((event) => event.kind === 'service' && !event.data.isOpen);
    await expect.poll(closed).toBe(true);
    shop.setClock('2026-11-23T12:00');
  });

  it('ends soon after its session, on every server [ROL-08]', async () => {
    const leaving = await shop.signedIn('manager');
    const board = await follow({ cookie: leaving });
    await expect.poll(() => kindsOf(board)).toContain('board');
    await shop.ask('DELETE', officeEndpoints.signOut.path, { cookie: leaving });
    await board.ended;
    expect(kindsOf(board).at(-1)).toBe('bye');
  });

  it('is refused when one cookie has twenty [BRD-09]', async () => {
    const many = await shop.signedIn('manager');
    const boards = await Promise.all(Array.from({ length: 50 }, () => follow({ cookie: many })));
    expect(boards.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(boards.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});

describe('a board', () => {
  it('counts as present for a minute after its sign of life [BRD-15]', async () => {
    const body = { sound: 'on', isVisible: true, link: 'live', battery: 80 };
    const { path } = officeEndpoints.boardAlive;
    expect((await shop.ask('POST', path, { cookie, body })).statusCode).toBe(200);
    expect((await shop.ask('POST', path, { cookie, body: { ...body, sound: 'muted' } })).statusCode).toBe(200);
    const { rows } = await shop.database.query('select sound, alive_at from boards', []);
    expect(rows).toEqual([{ sound: 'muted', alive_at: new Date('2026-11-23T11:00:00Z') }]);
    expect((await shop.ask('POST', path, { cookie, body: { ...body, mood: 'good' } })).statusCode).toBe(422);
  });

  it('notes who showed an order first, without a new version of the order [BRD-16]', async () => {
    const id = await place();
    const { path } = officeEndpoints.boardSeen;
    const manager = await shop.signedIn('manager');
    for (const session of [cookie, manager, cookie])
      await shop.ask('POST', path, { cookie: session, body: { orderIds: [id, randomUUID()] } });
    const { rows } = await shop.database.query('select version, seen_by from order_progress where order_id = $1', [id]);
    expect(rows).toEqual([{ version: 1, seen_by: 'Cuisine 1' }]);
    const events = await shop.database.query("select data from order_events where order_id = $1 and kind = 'seen'", [
      id,
    ]);
    expect(events.rows).toEqual([{ data: { by: 'Cuisine 1' } }]);
    expect((await shop.ask('POST', path, { cookie, body: { orderIds: ['1'] } })).statusCode).toBe(422);
  });

  it('reports that it differs from the server [BRD-11]', async () => {
    const { path } = officeEndpoints.boardDrift;
    const body = { open: 2, digest: '811c9dc5', expectedOpen: 3, expectedDigest: '00000000' };
    expect((await shop.ask('POST', path, { cookie, body })).statusCode).toBe(200);
    expect((await shop.ask('POST', path, { cookie, body: { ...body, digest: 'none' } })).statusCode).toBe(422);
  });
});
