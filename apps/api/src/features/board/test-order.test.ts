import type { AddressInfo } from 'node:net';
import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FollowedBoard, followBoard } from '../../testing/follow-board.ts';
import { type Caller, type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.makeTestOrder;

let shop: OfficeShop;
let other: OfficeShop;
let cookie: string;
const boards: FollowedBoard[] = [];
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  other = withOffice(await openTestShop({ database: shop.database }));
  cookie = await shop.signedIn('kitchen');
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(async () => {
  for (const board of boards.splice(0)) board.leave();
  for (const server of [shop, other]) server.setClock(mondayNoon);
  await shop.ask('DELETE', path, { cookie });
});

const make = (by = cookie) => shop.ask('POST', path, { cookie: by, body: {} });
const boardOf = async (server: OfficeShop) =>
  (await server.ask('GET', officeEndpoints.board.path, { cookie })).json().payload;
const tested = async (server: OfficeShop) => (await boardOf(server)).testOrder;

async function follow(server: OfficeShop): Promise<FollowedBoard> {
  if (!server.app.server.listening) await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const board = await followBoard(`http://127.0.0.1:${port}`, { cookie });
  boards.push(board);
  return board;
}
const lastTest = ({ events }: FollowedBoard) =>
  events.flatMap((event) => (event.kind === 'test' || event.kind === 'board' ? [event.data.testOrder] : [])).at(-1);

/** Everything that counts orders. */
async function books() {
  const { rows: tables } = await shop.database.query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('test_orders', 'office_audit', 'staff', 'staff_sessions', 'devices', 'rate_limits', 'boards', 'book_entries') order by 1",
    [],
  );
  const counted: Record<string, unknown> = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await shop.database.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      [],
    );
    counted[name] = rows[0];
  }
  return counted;
}

describe('a test order', () => {
  it.each<Caller>(['kitchen', 'manager', 'owner', 'device'])(
    'is for the whole team: %s [REH-08, REH-10]',
    async (caller) => {
      const answer = await make(await shop.signedIn(caller));
      expect([answer.statusCode, answer.json().payload]).toEqual([
        200,
        {
          id: expect.any(String),
          at: '2026-11-23T11:00:00Z',
          until: '2026-11-23T11:10:00Z',
          by: expect.any(String),
        },
      ]);
      expect((await shop.ask('POST', path, { body: {} })).statusCode).toBe(401);
    },
  );

  it('reaches the boards of every server within two seconds, and leaves them when one cook has seen it [REH-08]', async () => {
    const followed = [await follow(shop), await follow(other)];
    const { id } = (await make()).json().payload;
    for (const board of followed) await expect.poll(() => lastTest(board)?.id, { timeout: 2_000 }).toBe(id);
    expect(await tested(other)).toMatchObject({ id, by: 'Ali' });
    expect((await other.ask('DELETE', path, { cookie })).statusCode).toBe(200);
    for (const board of followed) await expect.poll(() => lastTest(board), { timeout: 2_000 }).toBeNull();
  });

  it('leaves a board that was opened while it rang [REH-08]', async () => {
    await make();
    const board = await follow(other);
    await expect.poll(() => lastTest(board)).not.toBeNull();
    await other.ask('DELETE', path, { cookie });
    await expect.poll(() => lastTest(board), { timeout: 2_000 }).toBeNull();
  });

  it('disappears after ten minutes, also from a board that is open [REH-08]', async () => {
    const board = await follow(shop);
    await make();
    await expect.poll(() => lastTest(board)).not.toBeNull();
    shop.setClock('2026-11-23T12:09:59');
    expect(await tested(shop)).not.toBeNull();
    shop.setClock('2026-11-23T12:10');
    expect(await tested(shop)).toBeNull();
    await expect.poll(() => lastTest(board), { timeout: 2_000 }).toBeNull();
  });

  it('takes the place of an earlier one [REH-08]', async () => {
    const ids = [(await make()).json().payload.id, (await make()).json().payload.id];
    expect((await tested(shop)).id).toBe(ids[1]);
    await shop.ask('DELETE', path, { cookie });
    expect(await tested(shop)).toBeNull();
  });

  it('is no sale: no order, number, slot, stock, mail or count changes [REH-08, BRD-11]', async () => {
    const first = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
    await shop.api.drainOutbox();
    const [before, { open, digest }] = [await books(), await boardOf(shop)];
    await make();
    await shop.api.drainOutbox();
    expect(await books()).toEqual(before);
    expect(await boardOf(shop)).toMatchObject({ open, digest, testOrder: { by: 'Ali' } });
    const next = (await shop.send('POST', paths.checkout, pickupOrder({ local_id: 'after-the-test' }))).json().payload;
    expect(next.order_number).toBe(first.order_number + 1);
  });

  it('stays in the books, without a number, a sum or a name [BOK-22]', async () => {
    const entries = async () =>
      (
        await shop.database.query(
          "select content, amount_cents, order_id from book_entries where kind = 'test' order by id",
          [],
        )
      ).rows;
    const before = (await entries()).length;
    const { payload } = (await make()).json();
    await shop.ask('DELETE', path, { cookie });
    const told = (await entries()).slice(before);
    expect(told).toEqual([
      {
        content: `{"test":"${payload.id}","till":"web","until":"2026-11-23T11:10:00.000Z"}`,
        amount_cents: null,
        order_id: null,
      },
    ]);
  });
});
