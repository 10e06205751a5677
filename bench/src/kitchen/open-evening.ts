import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '@comptoir/e2e/shop-database';
import { makeOrder, postOrder } from '../make-order.ts';
import { callOffMails } from '../shop/mails.ts';
import { type BenchShop, openBenchShop } from '../shop/run-shop.ts';

export const openOrders = 300;

/** The date of the bench shop's clock. */
export const evening = '2026-11-20';

export type OrderBody = Record<string, unknown> & { customer: Record<string, unknown> };

/** A shop with open orders in all slots of its evening. */
export interface Evening {
  shop: BenchShop;
  /** An order as soon as possible. */
  order: OrderBody;
  /** The slots that the evening has left. */
  times: string[];
  /** Gives the work of all other orders back, so that each turn meets the same kitchen, and sends no mails. */
  settle(): Promise<void>;
}

const posts = [
  { id: 'four', name: 'Four', per_window: 999, early_minutes: 30 },
  { id: 'froid', name: 'Froid', per_window: 999, early_minutes: 30 },
];

/** Opens the evening of a restaurant with two posts or with none. A dish is a quarter of a unit of each post. */
export async function openEvening({ hasPosts }: { hasPosts: boolean }): Promise<Evening> {
  const shop = await openBenchShop({ env: { TRUST_PROXY: '127.0.0.1' } });
  await choose(shop, hasPosts ? posts : []);
  const order = (await makeOrder(shop.url)) as OrderBody;
  const slots = await (await fetch(`${shop.url}/v2/public/slots?mode=pickup&date=${evening}`)).json();
  const times = slots.payload.slots.flatMap(({ state, value }: Record<string, string>) =>
    state === 'free' ? [value] : [],
  );
  for (let count = 0; count < openOrders; count += 1) {
    const answer = await postOrder(shop.url, {
      ...orderFor(order, times[count % times.length]),
      local_id: randomUUID(),
    });
    if (!answer.ok) throw new Error(`The evening can't be filled: ${await answer.text()}`);
  }
  return { shop, order, times, settle: () => settle(shop) };
}

export function orderFor(order: OrderBody, time = ''): OrderBody {
  return { ...order, customer: { ...order.customer, date: `${evening} ${time}` } };
}

async function choose({ dataDir, url }: BenchShop, chosen: typeof posts): Promise<void> {
  await askDatabase(dataDir, async (query) => {
    await query(`update categories set work = '{"four": 1, "froid": 1}'`);
    for (const [name, value] of [
      ['kitchen.posts', chosen],
      ['scheduling.slot_capacity', openOrders],
    ])
      await query(
        `insert into settings values ('${name}', '${JSON.stringify(value)}')
         on conflict (name) do update set value = excluded.value`,
      );
    await query('update catalogue_version set version = version + 1, changed_at = now()');
  });
  // The shop looks for changes once a second. Without posts its settings don't name any.
  const isTold = async () => (await (await fetch(`${url}/v2/public/settings`)).text()).includes('kitchen.posts');
  while ((await isTold()) !== chosen.length > 0) await sleep(100);
}

async function settle({ dataDir }: BenchShop): Promise<void> {
  await askDatabase(dataDir, async (query) => {
    await query('delete from order_work using orders where orders.id = order_id and ready_from is not null');
    await query('delete from kitchen_loads');
    await query(
      `insert into kitchen_loads (post, deadline, release, quarters)
       select post, deadline, release, sum(quarters) from order_work where deadline is not null group by 1, 2, 3`,
    );
  });
  await callOffMails(dataDir);
}
