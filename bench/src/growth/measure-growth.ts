import { askDatabase } from '@comptoir/e2e/shop-database';
import { type LoadClient, openLoadClient } from '../load/load-client.ts';
import { makeOrder, orderLoad, postOrder } from '../make-order.ts';
import type { Measure } from '../report.ts';
import { callOffMails } from '../shop/mails.ts';
import { type BenchShop, openBenchShop } from '../shop/run-shop.ts';
import { measureBoundaries } from './clock-boundaries.ts';
import { importItems, untilShown } from './grow-catalogue.ts';
import { longestStop } from './longest-stop.ts';

const itemCounts = [45, 500, 5_000];
const orderCounts = [0, 100_000, 1_000_000];
const diners = 10;
const seconds = 3;
/** No thread of a shop may stand still for longer, milliseconds. */
const longestAllowed = 50;

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
  /** The longest that the server's thread stood still meanwhile. */
  stopMilliseconds: number;
}

async function costOfItems(client: LoadClient, shop: BenchShop): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const count of itemCounts) {
    await importItems(shop.dataDir, count);
    await longestStop(shop.url);
    const milliseconds = await untilShown(shop.url, count);
    const stopMilliseconds = await longestStop(shop.url);
    costs.push({ count, milliseconds, stopMilliseconds, ordersPerSecond: await ordersPerSecond(client, shop) });
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
    await longestStop(shop.url);
    const rate = await ordersPerSecond(client, shop);
    costs.push({ count, milliseconds, ordersPerSecond: rate, stopMilliseconds: await longestStop(shop.url) });
  }
  return costs;
}

const listOf = (costs: Cost[], figure: keyof Cost) => costs.map((cost) => Math.round(cost[figure])).join(', ');

/** How much the dearest costs of the cheapest, by a figure that is better the smaller it is. */
function timesOf(costs: Cost[], costOf: (cost: Cost) => number): number {
  const [first, last] = [costs.at(0), costs.at(-1)];
  return first && last ? costOf(last) / costOf(first) : Number.NaN;
}

/** The longest stop of the server's thread at any of the counts. */
function stopOf(name: string, costs: Cost[]): Measure {
  return {
    name: `longest stop of the thread ${name}`,
    value: Math.max(...costs.map(({ stopMilliseconds }) => stopMilliseconds)),
    unit: 'ms',
    limit: longestAllowed,
    kind: 'most',
    against: `${listOf(costs, 'stopMilliseconds')} ms with ${listOf(costs, 'count')}`,
  };
}

const orderCost = ({ ordersPerSecond: rate }: Cost) => 1 / rate;

/** Orders that are stored are in nobody's way. */
function reportOrders(costs: Cost[]): Measure[] {
  const flat = { unit: 'x', limit: 2, kind: 'most' } as const;
  const counts = listOf(costs, 'count');
  return [
    {
      name: '/metrics with all orders beside none',
      value: timesOf(costs, (cost) => cost.milliseconds),
      ...flat,
      against: `${listOf(costs, 'milliseconds')} ms with ${counts}`,
    },
    {
      name: 'an order with all orders beside none',
      value: timesOf(costs, orderCost),
      ...flat,
      against: `${listOf(costs, 'ordersPerSecond')} orders/s with ${counts}`,
    },
    stopOf('while they order', costs),
  ];
}

/** A menu of more dishes may cost as much more. */
function reportItems(costs: Cost[]): Measure[] {
  const times = Math.round(timesOf(costs, ({ count }) => count));
  const linear = { unit: 'x', limit: times, kind: 'most' } as const;
  const counts = listOf(costs, 'count');
  return [
    {
      name: 'from a change to its page',
      value: timesOf(costs, (cost) => cost.milliseconds),
      ...linear,
      against: `${listOf(costs, 'milliseconds')} ms with ${counts} dishes`,
    },
    {
      name: 'an order by dishes',
      value: timesOf(costs, orderCost),
      ...linear,
      against: `${listOf(costs, 'ordersPerSecond')} orders/s with ${counts}`,
    },
    stopOf('during a change', costs),
  ];
}

/** What a change, a page and an order cost as the catalogue and the list of orders grow. */
export async function measureGrowth(): Promise<Measure[]> {
  const client = openLoadClient();
  const shop = await openBenchShop();
  const measures: Measure[] = [];
  try {
    measures.push(...reportOrders(await costOfOrders(client, shop)));
    measures.push(...reportItems(await costOfItems(client, shop)));
  } finally {
    await client.close();
    await shop.close();
  }
  return [...measures, ...(await measureBoundaries(Math.max(...itemCounts), longestAllowed))];
}
