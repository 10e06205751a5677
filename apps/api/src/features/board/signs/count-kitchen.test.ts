import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followBoard } from '../../../testing/follow-board.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
  });
  cookie = await shop.signedIn('device');
});
afterAll(() => shop.close());

const figures = async () => {
  const { body } = await shop.send('GET', '/metrics');
  const names = ['boards_alive', 'event_streams_open', 'oldest_unanswered_order_seconds', 'board_drifts_total'];
  const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1]);
  const open = [...body.matchAll(/^orders_open\{state="(\w+)"\} (\d+)$/gm)].map(([, state, count]) => [
    state,
    Number(count),
  ]);
  return { ...Object.fromEntries([...names, 'notices_failed'].map((name) => [name, figure(name)])), open };
};
const none = [
  ['new', 0],
  ['accepted', 0],
  ['ready', 0],
  ['on_the_way', 0],
];
const tell = (path: string, body: object) => shop.ask('POST', path, { cookie, body });

it('gives the kitchen’s figures to the metrics [OFC-26]', async () => {
  const quiet = { boards_alive: 0, event_streams_open: 0, oldest_unanswered_order_seconds: 0, board_drifts_total: 0 };
  expect(await figures()).toEqual({ ...quiet, notices_failed: 0, open: none });

  await shop.send('POST', paths.checkout, pickupOrder());
  await tell(officeEndpoints.boardAlive.path, { sound: 'on', isVisible: true, link: 'live', battery: null });
  const digest = '00000000';
  await tell(officeEndpoints.boardDrift.path, { open: 0, digest, expectedOpen: 1, expectedDigest: digest });
  const board = await followBoard(await shop.app.listen({ port: 0, host: '127.0.0.1' }), { cookie });
  await expect.poll(() => board.events.length).toBeGreaterThan(0);
  shop.setClock('2026-11-23T12:00:45');
  await shop.database.query(
    "insert into outbox (key, kind, payload, attempts, next_at) values ('notice:1', 'notice', '{}', 5, now() + interval '1 day')",
    [],
  );
  expect(await figures()).toEqual({
    boards_alive: 1,
    event_streams_open: 1,
    oldest_unanswered_order_seconds: 45,
    board_drifts_total: 1,
    notices_failed: 1,
    open: [['new', 1], ...none.slice(1)],
  });
  board.leave();
  shop.setClock('2026-11-23T12:02');
  expect(await figures()).toMatchObject({ boards_alive: 0 });
});
