import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { insertPrints } from './new-print-repository.ts';
import { claimPrint, endLeases, endPrint, forgetAskers, postponePrint } from './print-queue-repository.ts';

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  // The shop has no printer in its settings, so that no server takes what these tests take.
  shop = await openTestShop();
  orderId = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
});
beforeEach(() => shop.database.query('delete from print_jobs', []));
afterAll(() => shop.close());

const at = minutesAfterNoon(0);
const ask = (prints = 1) =>
  insertPrints(shop.database.db, {
    orderId,
    prints: Array.from({ length: prints }, () => ({ printer: 'cuisine', paper: 'kitchen' })),
    at,
  });
const claim = async (seconds = 30) => {
  const claimed = await claimPrint(shop.database.db, 'cuisine', { seconds, key: null });
  return claimed && { ...claimed, mayBeLate: false };
};
const jobs = async (columns: string) =>
  (await shop.database.query(`select ${columns} from print_jobs order by id`, [])).rows;

it('a print is taken by one of many servers that look at once, and the next one only after its end [TCK-07, TCK-23]', async () => {
  await ask(3);
  const { db } = shop.database;
  for (const copy of [0, 1, 2]) {
    const claims = (await Promise.all(Array.from({ length: 12 }, () => claim()))).filter((one) => one !== null);
    expect(claims).toMatchObject([{ copy, paper: 'kitchen', attempts: 1, insteadOf: null }]);
    expect(await claim()).toBeNull();
    const [first] = claims;
    if (first) await endPrint(db, first, { state: 'printed', isDone: true, at });
  }
  expect(await jobs('state, copy')).toEqual([0, 1, 2].map((copy) => ({ state: 'printed', copy })));
});

it('a print whose server died is unknown once its lease ends, and can’t be ended by that server any more [TCK-07]', async () => {
  await ask();
  const { db } = shop.database;
  const lost = await claim(0);
  await endLeases(db);
  expect(await jobs('state, done_at')).toEqual([{ state: 'unknown', done_at: null }]);
  expect(await claim()).toBeNull();
  expect(lost && (await endPrint(db, lost, { state: 'printed', isDone: true, at }))).toBeNull();
  expect(await jobs('state')).toEqual([{ state: 'unknown' }]);
});

it('a lease that goes on is not ended by another server [TCK-07]', async () => {
  await ask();
  await claim();
  await endLeases(shop.database.db);
  expect(await jobs('state')).toEqual([{ state: 'sending' }]);
});

it('a printer that waits holds all of its prints back, so that their order is kept [TCK-14, TCK-23]', async () => {
  await ask(2);
  const first = await claim();
  if (first) await postponePrint(shop.database.db, first, { reason: 'no_paper', seconds: 60 });
  expect(await claim()).toBeNull();
  await shop.database.query('update print_jobs set next_at = now()', []);
  expect(await claim()).toMatchObject({ copy: 0, attempts: 2 });
});

it('who asked for a print is forgotten after its days, and its copy goes on being counted [TCK-06, TCK-25]', async () => {
  const insert = (copy: number, asked: Temporal.Instant) =>
    shop.database.query(
      `insert into print_jobs (order_id, route, printer, paper, copy, state, action_id, asked_by, at, done_at)
       values ($1, 'browser', 'device 1', 'kitchen', $2, 'printed', $3, 'Ali', $4, now())`,
      [orderId, copy, randomUUID(), asked.toString()],
    );
  await insert(0, at);
  await insert(1, at.add({ minutes: 1 }));
  await forgetAskers(shop.database.db, at.add({ seconds: 30 }));
  expect(await jobs('copy, asked_by, action_id is null as is_bare')).toEqual([
    { copy: 0, asked_by: null, is_bare: true },
    { copy: 1, asked_by: 'Ali', is_bare: false },
  ]);
});
