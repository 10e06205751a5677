import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { exampleCompany as company, invoiceCompanies } from '../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';

const program = fileURLToPath(new URL('../../testing/invoice-and-die.ts', import.meta.url));
const temporal = new URL('../../../../../scripts/vitest-temporal.ts', import.meta.url).href;
let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(invoiceCompanies);
});
afterAll(() => kitchen.close());

/** The transaction has fewer statements than this. */
const points = 20;

it('gives the number back if the server is killed at any statement of the payment [LAW-61]', async () => {
  const [row] = (await kitchen.shop.database.query('select current_database() as name', [])).rows;
  const DATABASE_URL = inject('clusterUrl').replace('/postgres?', `/${row?.name}?`);
  const pay = async (id: string, dieAt: number | null) => {
    const env = { ...process.env, DATABASE_URL, ORDER_ID: id, DIE_AT: dieAt === null ? '' : String(dieAt) };
    const [, signal] = await once(fork(program, { execArgv: ['--import', temporal], env }), 'exit');
    return signal;
  };
  let killed = 0;
  const step = Math.max(1, Math.round(0.8 / inject('drillShare')));
  for (let point = 2; point <= points; point += step) {
    const id = await kitchen.place({ company });
    const signal = await pay(id, point);
    if (signal === 'SIGKILL') {
      killed += 1;
      expect(await kitchen.rows('select number from invoices where order_id = $1', id)).toEqual([]);
      expect(await kitchen.rows('select status from orders where id = $1', id)).toEqual([{ status: 'pending' }]);
      expect(await pay(id, null)).toBeNull();
    }
    expect(await kitchen.rows('select kind from invoices where order_id = $1', id)).toEqual([{ kind: 'invoice' }]);
  }
  expect(killed).toBeGreaterThan(1);
  const { rows } = await kitchen.shop.database.query('select number from invoices order by number', []);
  expect(rows.map(({ number }) => Number(String(number).slice(6)))).toEqual(rows.map((_, index) => index + 1));
}, 300_000);
