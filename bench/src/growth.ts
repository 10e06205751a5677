import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, readCatalogue, replaceCatalogue } from '@comptoir/api';
import { type LoadClient, openLoadClient } from './load/load-client.ts';
import { makeOrder, orderLoad, postOrder } from './make-order.ts';
import type { Measure } from './report.ts';
import { type BenchShop, openBenchShop } from './run-shop.ts';
import { askDatabase, callOffMails } from './shop-database.ts';

const itemCounts = [45, 500, 5_000];
const orderCounts = [0, 100_000, 1_000_000];
const diners = 10;
const seconds = 3;
/** What answers without the database or the catalogue waits only where the thread stands still. */
const watched = '/healthz';
const patienceMilliseconds = 60_000;

/** Puts a catalogue of so many dishes in, all but their names the demo's first one. */
async function importItems(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir, mayJoin: true });
  const catalogue = await readCatalogue(database.db);
  const [menu] = catalogue.menus;
  const [category] = menu?.categories ?? [];
  const dishes = catalogue.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const dish = dishes.find(({ isAvailable, options }) => isAvailable && options.every(({ min }) => min === 0));
  if (!menu || !category || !dish) throw new Error('the demo has no simple dish');
  const own = { ...dish, menuId: menu.id, categoryId: category.id };
  const items = Array.from({ length: count }, (_, index) => ({ ...own, id: 1_000 + index, name: `Plat ${index}` }));
  await replaceCatalogue(database.db, {
    ...catalogue,
    menus: [{ ...menu, categories: [{ ...category, items }] }],
    offers: [],
  });
  await database.close();
}

/** The longest that a request of no cost waited while something was done, milliseconds. */
async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const askedAt = performance.now();
    await (await fetch(url + watched)).arrayBuffer();
    longest = Math.max(longest, performance.now() - askedAt);
    await sleep(2);
  }
  await done;
  return longest;
}

/** Waits until the menu shows the last of so many dishes. Gives the milliseconds. */
async function untilShown(url: string, count: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await (await fetch(`${url}/menu`)).text()).includes(`Plat ${count - 1}<`)) {
    if (performance.now() - startedAt > patienceMilliseconds) throw new Error(`${count} dishes are not shown`);
    await sleep(20);
  }
  return performance.now() - startedAt;
}

async function ordersPerSecond(client: LoadClient, shop: BenchShop): Promise<number> {
  const order = await makeOrder(shop.url);
  const { perSecond } = await client.run({ ...orderLoad(shop.url, order, diners), seconds });
  await callOffMails(shop.dataDir);
  return perSecond;
}

interface Cost {
  count: number;
  milliseconds: number;
  ordersPerSecond: number;
  longestMilliseconds: number;
}

async function costOfItems(client: LoadClient, shop: BenchShop): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const count of itemCounts) {
    await importItems(shop.dataDir, count);
    const shown = untilShown(shop.url, count);
    const longestMilliseconds = await longestWait(shop.url, shown);
    costs.push({
      ...{ count, milliseconds: await shown, longestMilliseconds },
      ordersPerSecond: await ordersPerSecond(client, shop),
    });
  }
  return costs;
}

const copied = ['order_lines', 'order_taxes'];

/** Stores so many copies of one order, by SQL. */
async function storeOrders(dataDir: string, id: string, count: number): Promise<void> {
  await askDatabase(dataDir, async (query) => {
    await query(`create temp table copies as select gen_random_uuid() as id from generate_series(1, ${count})`);
    await query(`insert into orders select filled.* from copies, orders source cross join lateral jsonb_populate_record(
      source, jsonb_build_object('id', copies.id, 'local_id', copies.id, 'number', nextval('order_numbers'))) filled
      where source.id = '${id}'`);
    for (const table of copied)
      await query(`insert into ${table} select filled.* from copies, ${table} source cross join lateral
        jsonb_populate_record(source, jsonb_build_object('order_id', copies.id)) filled where source.order_id = '${id}'`);
    await query(`drop table copies`);
    await query('analyze');
  });
}

async function costOfOrders(client: LoadClient, shop: BenchShop): Promise<Cost[]> {
  const order = await makeOrder(shop.url);
  const placed = (await (await postOrder(shop.url, order)).json()) as { payload: { order_id: string } };
  const costs: Cost[] = [];
  let stored = 0;
  for (const count of orderCounts) {
    if (count > stored) await storeOrders(shop.dataDir, placed.payload.order_id, count - stored);
    stored = count;
    const askedAt = performance.now();
    await (await fetch(`${shop.url}/metrics`)).text();
    const milliseconds = performance.now() - askedAt;
    costs.push({ count, milliseconds, longestMilliseconds: 0, ordersPerSecond: await ordersPerSecond(client, shop) });
  }
  return costs;
}

const listOf = (costs: Cost[], figure: keyof Cost) => costs.map((cost) => Math.round(cost[figure])).join(', ');

/** How much the dearest costs of the cheapest, by a figure that is better the smaller it is. */
function timesOf(costs: Cost[], costOf: (cost: Cost) => number): number {
  const [first, last] = [costs.at(0), costs.at(-1)];
  return first && last ? costOf(last) / costOf(first) : Number.NaN;
}

const orderCost = ({ ordersPerSecond: rate }: Cost) => 1 / rate;

/** Orders that are stored are in nobody's way. */
function reportOrders(costs: Cost[]): Measure[] {
  const flat = { unit: 'x', limit: 2, kind: 'most' } as const;
  const counts = listOf(costs, 'count');
  return [
    {
      ...{ name: '/metrics with all orders beside none', value: timesOf(costs, (cost) => cost.milliseconds), ...flat },
      against: `${listOf(costs, 'milliseconds')} ms with ${counts}`,
    },
    {
      ...{ name: 'an order with all orders beside none', value: timesOf(costs, orderCost), ...flat },
      against: `${listOf(costs, 'ordersPerSecond')} orders/s with ${counts}`,
    },
  ];
}

/** A menu of more dishes may cost as much more. */
function reportItems(costs: Cost[]): Measure[] {
  const times = Math.round(timesOf(costs, ({ count }) => count));
  const linear = { unit: 'x', limit: times, kind: 'most' } as const;
  const counts = listOf(costs, 'count');
  return [
    {
      ...{ name: 'from a change to its page', value: timesOf(costs, (cost) => cost.milliseconds), ...linear },
      against: `${listOf(costs, 'milliseconds')} ms with ${counts} dishes`,
    },
    {
      ...{ name: 'an order by dishes', value: timesOf(costs, orderCost), ...linear },
      against: `${listOf(costs, 'ordersPerSecond')} orders/s with ${counts}`,
    },
    {
      name: `longest wait for ${watched} during a change`,
      value: Math.max(...costs.map(({ longestMilliseconds }) => longestMilliseconds)),
      ...{ unit: 'ms', limit: 50, kind: 'most' },
      against: `${listOf(costs, 'longestMilliseconds')} ms with ${counts}`,
    },
  ];
}

/** What a change, a page and an order cost as the catalogue and the list of orders grow. */
export async function measureGrowth(): Promise<Measure[]> {
  const client = openLoadClient();
  const shop = await openBenchShop();
  try {
    const byOrders = await costOfOrders(client, shop);
    return [...reportOrders(byOrders), ...reportItems(await costOfItems(client, shop))];
  } finally {
    await client.close();
    await shop.close();
  }
}
