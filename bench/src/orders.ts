import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pickupOrder } from '@comptoir/contract/testing';
import { openShop } from '@comptoir/e2e';
import pg from 'pg';
import type { Measure } from './report.ts';

const seconds = 4;
/** Before anything is counted: what was never run is not compiled yet, on either side. */
const warmUpSeconds = 3;
const atOnce = 10;

interface WireItem {
  item_id: number;
  is_available: boolean;
  options: { required: boolean }[];
}

interface WireMenus {
  payload: { categories: { items: WireItem[] }[] }[];
}

/** A pickup order of three simple items at the shop's own amounts, ready to be sent with another `local_id` each time. */
export async function makeOrder(url: string): Promise<Record<string, unknown>> {
  const menus = (await (await fetch(`${url}/v2/public/menus`)).json()) as WireMenus;
  const [menu] = menus.payload;
  const simple = (menu?.categories ?? [])
    .flatMap((category) => category.items)
    .filter(({ is_available, options }) => is_available && options.every(({ required }) => !required));
  const body = pickupOrder({
    items: simple.slice(0, 3).map(({ item_id }) => ({ item_id, quantity: 2, options: [], note: '' })),
    // No shop agrees to this one: its answer says what it asks.
    total: 0,
  });
  const refused = (await (await post(url, body)).json()) as { expected: Record<string, number> };
  return { ...body, ...refused.expected };
}

function post(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/v2/public/checkout/`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** How often a second something is done, when so many do it at once. */
async function rate(act: () => Promise<unknown>): Promise<number> {
  await rateFor(warmUpSeconds, act);
  return rateFor(seconds, act);
}

/** The same without a warm-up, for so many seconds. */
export async function rateFor(duration: number, act: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const startedAt = performance.now();
  const workers = Array.from({ length: atOnce }, async () => {
    while (performance.now() - startedAt < duration * 1000) {
      await act();
      done += 1;
    }
  });
  await Promise.all(workers);
  return done / ((performance.now() - startedAt) / 1000);
}

/** Places an order under a `local_id` of its own. */
export async function placeOrder(url: string, order: Record<string, unknown>): Promise<void> {
  const answer = await post(url, { ...order, local_id: randomUUID() });
  if (!answer.ok) throw new Error(`an order was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function placeRate(url: string): Promise<number> {
  const order = await makeOrder(url);
  return rate(() => placeOrder(url, order));
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
interface Sql {
  query: Query;
  /** Runs the queries in one transaction. */
  transaction: (run: (query: Query) => Promise<void>) => Promise<void>;
}

/** Writes the very rows of a placed order again and again, by SQL alone: what the database can do here. */
async function replayRate({ query, transaction }: Sql): Promise<number> {
  const [order] = (await query('select * from orders limit 1', [])).rows;
  const rowsOf = async (table: string) => (await query(`select * from ${table} where order_id = $1`, [order?.id])).rows;
  const lines = await rowsOf('order_lines');
  const taxes = await rowsOf('order_taxes');
  const events = await rowsOf('order_events');
  const tasks = (await query('select kind, payload from outbox limit 2', [])).rows;
  const insert = (table: string) => `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
  const json = (rows: Record<string, unknown>[]) => [JSON.stringify(rows)];

  return rate(() =>
    transaction(async (run) => {
      const id = randomUUID();
      const mine = (rows: Record<string, unknown>[]) => rows.map((row) => ({ ...row, order_id: id }));
      const [next] = (await run("select nextval('order_numbers') as number", [])).rows;
      await run(insert('orders'), json([{ ...order, id, local_id: id, number: Number(next?.number) }]));
      await run(insert('order_lines'), json(mine(lines)));
      await run(insert('order_taxes'), json(mine(taxes)));
      await run(
        'insert into order_events (order_id, kind, data, at) select order_id, kind, data, at from json_populate_recordset(null::order_events, $1)',
        json(mine(events)),
      );
      const written = tasks.map((task, index) => ({ ...task, key: `${id}:${index}` }));
      await run(
        'insert into outbox (key, kind, payload) select key, kind, payload from json_populate_recordset(null::outbox, $1)',
        json(written),
      );
    }),
  );
}

/** The shop's own orders, then the same rows by SQL alone on the same server, while the shop has nothing to do. */
async function measure(): Promise<{ ours: number; floor: number }> {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '100000' });
  const pool = openPool(shop.dataDir);
  try {
    const ours = await placeRate(shop.url);
    await pool.query('update outbox set done_at = now() where done_at is null');
    const floor = await replayRate({
      query: (text, values) => pool.query(text, values),
      transaction: async (run) => {
        const client = await pool.connect();
        await client.query('begin');
        await run((text, values) => client.query(text, values));
        await client.query('commit');
        client.release();
      },
    });
    return { ours, floor };
  } finally {
    await pool.end();
    await shop.dispose();
  }
}

/** Connections to the database of a shop that runs on the folder. */
function openPool(dataDir: string): pg.Pool {
  return new pg.Pool({ host: join(dataDir, 'database'), user: 'comptoir', database: 'postgres', max: atOnce });
}

/** Orders placed per second over HTTP, beside what the database alone does with the same rows. */
export async function measureOrders(): Promise<Measure[]> {
  const { ours, floor } = await measure();
  return [
    {
      name: `orders, ${atOnce} at once, beside SQL alone`,
      value: ours / floor,
      unit: 'x',
      limit: 1 / 3,
      kind: 'least',
      against: `${Math.round(ours)} orders/s of ${Math.round(floor)} transactions/s`,
    },
  ];
}
