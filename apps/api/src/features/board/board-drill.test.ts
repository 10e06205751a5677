import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { digestBoard, isOpen } from '@comptoir/domain';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { type FollowedBoard, followBoard } from '../../testing/follow-board.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { testSite } from '../../testing/test-site.ts';

const share = inject('drillShare');
const of = (count: number) => Math.round(count * share);

let shop: OfficeShop;
let cookie: string;
/** The addresses of the shop, of another server on its database, and of one without notifications. */
let addresses: { here: string; there: string; deaf: string };
const others: OfficeShop[] = [];
const followed: FollowedBoard[] = [];

beforeAll(async () => {
  shop = withOffice(await openTestShop({ beatMilliseconds: 500 }));
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  const { database } = shop;
  const deaf = { ...database, listen: () => ({ stop: async () => undefined }) };
  others.push(withOffice(await openTestShop({ beatMilliseconds: 500, database })));
  // A heartbeat also queries the database, so the heartbeats are slow in this test.
  others.push(withOffice(await openTestShop({ beatMilliseconds: 2_500, database: deaf })));
  cookie = await shop.signedIn('device');
  const listen = (server?: OfficeShop) => (server ?? shop).app.listen({ port: 0, host: '127.0.0.1' });
  addresses = { here: await listen(), there: await listen(others[0]), deaf: await listen(others[1]) };
});
afterAll(async () => {
  for (const server of [...others, shop]) await server.close();
});
afterEach(() => {
  for (const board of followed.splice(0)) board.leave();
});

async function follow(address: string, session = cookie): Promise<FollowedBoard> {
  const board = await followBoard(address, { cookie: session });
  followed.push(board);
  return board;
}
const place = async (): Promise<string> =>
  (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
const acceptance = () => ({
  kind: 'accept',
  actionId: randomUUID(),
  version: 1,
  dueAt: '2026-11-23T11:30:00Z',
});

/** Returns the value that 99 % of the values do not exceed. */
const p99 = (values: number[]) => values.sort((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0;

it.for([
  ['in one process', 'here'],
  ['of another server', 'there'],
  ['of a server that does not hear the others', 'deaf'],
] as const)(
  'two hundred orders at five a second, each accepted at once, are all on a board %s, in no version that goes backwards [BRD-06]',
  async ([, where], { annotate }) => {
    const board = await follow(addresses[where]);
    await expect.poll(() => board.events.some(({ kind }) => kind === 'board')).toBe(true);
    const committed = new Map<string, number>();
    const waiting: Promise<void>[] = [];
    for (let count = 0; count < of(200); count++) {
      // A smaller share of the drill sends fewer requests at shorter intervals.
      await sleep(200 * share);
      waiting.push(
        place().then(async (id) => {
          committed.set(`${id}:1`, performance.now());
          await shop.ask('POST', `/v2/office/orders/${id}/accept`, { cookie, body: acceptance() });
          committed.set(`${id}:2`, performance.now());
        }),
      );
    }
    await Promise.all(waiting);
    const ids = [...committed.keys()].map((key) => key.split(':')[0] ?? '');
    await expect.poll(() => ids.every((id) => board.orders.get(id)?.version === 2)).toBe(true);
    expect(board.backwards).toBe(0);
    const last = () => board.events.findLast((event) => event.kind === 'beat');
    const before = board.events.length;
    await expect.poll(() => board.events.slice(before).some(({ kind }) => kind === 'beat')).toBe(true);
    expect(last()).toMatchObject({ data: { digest: digestBoard([...board.orders.values()].filter(isOpen)) } });
    const milliseconds = latencies(board, committed);
    await annotate(`p99 ${Math.round(p99(milliseconds))} ms of ${milliseconds.length}`);
  },
);

/** Milliseconds from the response to a change until a board had this version. Replaced versions do not count. */
function latencies(board: FollowedBoard, committed: Map<string, number>): number[] {
  return [...committed].flatMap(([key, at]) => {
    const held = board.heldAt.get(key);
    return held === undefined ? [] : [Math.max(0, held - at)];
  });
}

it('fifty pairs of tablets accept at once by two servers: fifty are done, fifty are shown the order as it is [BRD-39]', async () => {
  const ids = await Promise.all(Array.from({ length: of(50) }, place));
  const origin = { origin: testSite.siteRoot, 'content-type': 'application/json', cookie };
  const accept = (address: string, id: string) =>
    fetch(`${address}/v2/office/orders/${id}/accept`, {
      method: 'POST',
      headers: origin,
      body: JSON.stringify(acceptance()),
    });
  const answers = await Promise.all(ids.flatMap((id) => [accept(addresses.here, id), accept(addresses.there, id)]));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ids.length);
  const late = answers.filter(({ status }) => status === 409);
  expect(late).toHaveLength(ids.length);
  for (const answer of late)
    expect(await answer.json()).toMatchObject({ payload: { order: { version: 2, state: 'accepted' } } });
  const { rows } = await shop.database.query(
    "select count(*)::int as events from order_events where kind = 'accepted' and order_id = any ($1)",
    [ids],
  );
  expect(rows).toEqual([{ events: ids.length }]);
});

it('of five hundred streams of one cookie twenty are opened, and the shop goes on [BRD-09]', async () => {
  const session = await shop.signedIn('manager');
  const boards = await Promise.all(Array.from({ length: of(500) }, () => follow(addresses.here, session)));
  expect(boards.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(boards.filter(({ status }) => status === 429)).toHaveLength(of(500) - 20);
  expect((await shop.ask('GET', officeEndpoints.board.path, { cookie })).statusCode).toBe(200);
});
