import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openProxy, type ShopProxy } from '../app/proxy.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';
import { readLedger } from '../card-sandbox.ts';
import { placeStubbornly } from '../place-stubbornly.ts';
import { makeOrder } from '../send-order.ts';
import { fridayEvening, type Shop } from '../shop.ts';
import { askDatabase } from '../shop-database.ts';
import { newBoard, openKitchenShop, openService, signInOwner } from './board-screen.ts';
import { type HostileStream, openHostileStream } from './hostile-stream.ts';

const share = inject('drillShare');
const orders = Math.round(500 * share);
const kills = Math.max(1, Math.round(5 * share));
const diners = 8;
/** Every tenth action is sent twice with the same id. */
const sentAgainEvery = 10;
const agreeMilliseconds = 25_000;
/** An hour after the start of the evening; all accepted orders are due then. */
const dueAt = '2026-11-20T20:00:00+01:00';

type Action = 'accept' | 'ready' | 'hand-over' | 'refuse';
/** The kitchen's actions for each order in turn, and the resulting state. */
const fates: { state: string; actions: Action[] }[] = [
  { state: 'new', actions: [] },
  { state: 'accepted', actions: ['accept'] },
  { state: 'ready', actions: ['accept', 'ready'] },
  { state: 'done', actions: ['accept', 'ready', 'hand-over'] },
  { state: 'refused', actions: ['refuse'] },
];

interface Wanted {
  localId: string;
  isCard: boolean;
  state: string;
  actions: Action[];
}

/** Each fate occurs equally often with card and with cash. */
const wanted: Wanted[] = Array.from({ length: orders }, (_, index) => ({
  localId: randomUUID(),
  isCard: index % 2 === 0,
  ...(fates[index % fates.length] as (typeof fates)[number]),
}));

let shop: Shop;
let proxy: ShopProxy;
let stream: HostileStream;
let owner: Awaited<ReturnType<typeof signInOwner>>;
let beganAt: number;

beforeAll(async () => {
  beganAt = performance.now();
  shop = await openKitchenShop();
  proxy = await openProxy(shop.url);
  stream = openHostileStream(shop.url);
  proxy.answers.set('/v2/office/board/stream', stream.carry);
  await shop.stop();
  await shop.restart({ SITE_ROOT: proxy.url, RATE_LIMIT_FACTOR: '1000' });
  owner = await signInOwner({ ...shop, url: proxy.url });
});
afterAll(async () => {
  await proxy.close();
  await shop.dispose();
});

/** Kills the shop and restarts it with the current time of the evening. */
async function dieAndComeBack(): Promise<void> {
  await shop.kill();
  const now = new Date(Date.parse(fridayEvening) + performance.now() - beganAt);
  await shop.restart({ CLOCK: now.toISOString() });
}

/** Kills the shop once in each part of the evening, after a random number of orders. */
function planDeaths() {
  const part = Math.floor((orders - 1) / kills);
  const at = Array.from({ length: kills }, (_, index) => index * part + 1 + Math.floor(Math.random() * part));
  let placed = 0;
  let dying: Promise<unknown> = Promise.resolve();
  return {
    at,
    countOrder: () => {
      placed += 1;
      if (at.includes(placed)) dying = dying.then(dieAndComeBack);
    },
    areOver: () => dying,
  };
}

/** A client that repeats each action until it succeeds. */
function openHands() {
  const cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { origin: proxy.url, cookie };
  let taps = 0;

  async function act(id: string, action: Action, version: number, { isCard }: Wanted): Promise<number> {
    const bodies: Record<Action, object> = {
      accept: { dueAt },
      ready: {},
      'hand-over': { isCashCollected: isCard ? null : true },
      refuse: { reason: 'incident', message: null },
    };
    const body = { kind: action, actionId: randomUUID(), version, ...bodies[action] };
    const tap = () =>
      askUntilAnswered(`${proxy.url}/v2/office/orders/${id}/${action}`, { method: 'POST', headers, body });
    taps += 1;
    const answers = await Promise.all(taps % sentAgainEvery === 0 ? [tap(), tap()] : [tap()]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { payload: { order: { id } } } });
    const versions = answers.map(({ body: { payload } }) => (payload.order as { version: number }).version);
    // An event of the payment provider between the two responses increases the version.
    return Math.max(...versions);
  }

  return async (id: string, order: Wanted) => {
    let version = 1;
    for (const action of order.actions) version = await act(id, action, version, order);
  };
}

/** Runs in the page: records cards that show an older version than before. */
function watchVersions(): void {
  const highest = new Map<string, number>();
  const backwards: string[] = [];
  Object.assign(window, { backwards });
  const look = () => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-testid=order-card]')) {
      const { number = '', version } = one.dataset;
      if (Number(version) < (highest.get(number) ?? 0)) backwards.push(`${number}: ${version}`);
      highest.set(number, Number(version));
    }
  };
  const what = { subtree: true, childList: true, attributeFilter: ['data-version'] };
  new MutationObserver(look).observe(document, what);
}

async function openBoard(): Promise<Page> {
  const { page } = await newBoard({ ...shop, url: proxy.url }, owner);
  await page.addInitScript(watchVersions);
  await openService(page);
  return page;
}

/** The open orders as "number version state". */
const shownOn = (page: Page): Promise<string[]> =>
  page
    .getByTestId('order-card')
    .evaluateAll((cards) =>
      cards.map((one) => [one.dataset.number, one.dataset.version, one.dataset.state].join(' ')).sort(),
    );

const openOrders = () =>
  askDatabase(shop.dataDir, async (query) => {
    const rows = await query<{ line: string }>(
      `select concat_ws(' ', number, version, state) as line from orders join order_progress on order_id = id
       where state in ('new', 'accepted', 'ready', 'on_the_way')`,
    );
    return rows.map(({ line }) => line).sort();
  });

it(`${orders} orders, half of them by card, actions sent twice, ${kills} deaths of the shop and a line that loses, doubles and delays: nothing is lost, nothing is paid back twice, and the boards agree [BRD-10, BRD-11, BRD-30, BRD-40]`, async ({
  annotate,
}) => {
  const boards = [await openBoard(), await openBoard()];
  const template = await makeOrder(proxy.url);
  const place = (order: Wanted) => placeStubbornly({ ...shop, url: proxy.url }, template, order);
  const deaths = planDeaths();
  const work = openHands();
  // No board receives an event for the last order, which stays new.
  const [unheard, ...waiting] = wanted as [Wanted, ...Wanted[]];
  const busy = Array.from({ length: diners }, async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const id = await place(order);
      deaths.countOrder();
      await work(id, order);
    }
  });
  await Promise.all(busy);
  await deaths.areOver();
  stream.loseAll();
  const unheardId = await place(unheard);
  const lost = () => stream.lost.filter((event) => event.includes(unheardId)).length;
  await expect.poll(lost).toBeGreaterThanOrEqual(boards.length);
  stream.calm();
  const calmAt = performance.now();

  const agreed = boards.map(async (board) => {
    const open = await openOrders();
    await expect.poll(() => shownOn(board), { timeout: agreeMilliseconds, interval: 250 }).toEqual(open);
    return Math.round(performance.now() - calmAt);
  });
  await annotate(`boards agreed after ${await Promise.all(agreed)} ms; the shop died at order ${deaths.at}`);
  await annotate(`events ${JSON.stringify(stream.made)}`);
  for (const board of boards) expect(await board.evaluate(() => Reflect.get(window, 'backwards'))).toEqual([]);
  expect(Object.values(stream.made).every((times) => times > 0)).toBe(true);
  await expectNothingLost();
  await expectMoneyRight();
}, 1_200_000);

/** Expects that every order exists once, has the expected state, and that no action was done twice. */
async function expectNothingLost(): Promise<void> {
  const { progress, lost, repeated } = await askDatabase(shop.dataDir, async (query) => ({
    progress: await query<{ local_id: string; state: string }>(
      // Leaves out the demo's own orders, which are older.
      `select local_id, state from orders join order_progress on order_id = id where placed_at >= '${fridayEvening}'`,
    ),
    lost: await query('select id from orders left join order_progress on order_id = id where order_id is null'),
    repeated: await query(
      `select order_id, kind from order_events where kind in ('accepted', 'ready', 'handed_over', 'refused')
       group by order_id, kind having count(*) > 1`,
    ),
  }));
  expect(new Map(progress.map(({ local_id, state }) => [local_id, state]))).toEqual(
    new Map(wanted.map(({ localId, state }) => [localId, state])),
  );
  expect(progress).toHaveLength(orders);
  expect(lost).toEqual([]);
  expect(repeated).toEqual([]);
}

/** Expects one charge per paid card order, and one refund per refused one. */
async function expectMoneyRight(): Promise<void> {
  const isOwed = () => askDatabase(shop.dataDir, (query) => query("select from refunds where status <> 'done'"));
  await expect.poll(isOwed, { timeout: 60_000, interval: 500 }).toEqual([]);
  const { paymentIntents, charges, refunds } = await readLedger(shop);
  const localIdOf = new Map(paymentIntents.map(({ id, metadata }) => [id, metadata.local_id]));
  const captured = charges.filter((charge) => charge.captured);
  const paid = captured.map(({ payment_intent }) => localIdOf.get(payment_intent)).sort();
  const back = refunds.map(({ payment_intent }) => localIdOf.get(payment_intent)).sort();
  const byCard = wanted.filter(({ isCard }) => isCard);
  const idsOf = (list: Wanted[]) => list.map(({ localId }) => localId).sort();
  expect(paid).toEqual(idsOf(byCard));
  expect(back).toEqual(idsOf(byCard.filter(({ state }) => state === 'refused')));
  for (const charge of captured) expect([0, charge.amount_captured]).toContain(charge.amount_refunded);
  const written = await askDatabase(shop.dataDir, (query) =>
    query<{ local_id: string }>('select local_id from refunds join orders on orders.id = order_id'),
  );
  expect(written.map(({ local_id }) => local_id).sort()).toEqual(back);
}
