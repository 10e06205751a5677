import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { ask } from '../../testing/backup-desk.ts';
import { createDatabase, newDatabaseName } from '../../testing/create-database.ts';
import { knownMigrations } from './known-migrations.ts';

const order = randomUUID();
const actions = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

/** The prints of browsers as the shop noted them before it had a table for them, and other events. */
const events: [kind: string, at: string, data: object][] = [
  ['printed', '19:20', { paper: 'kitchen', reader: 'device:1', actionId: actions[0], by: 'Cuisine 1' }],
  ['printed', '19:21', { paper: 'receipt', reader: 'device:1', actionId: actions[1], by: 'Cuisine 1' }],
  ['printed', '19:22', { paper: 'kitchen', reader: 'person:7', actionId: actions[2], by: 'Karim' }],
  ['printed', '19:23', { paper: 'kitchen', reader: 'device:1', actionId: actions[3], by: 'Cuisine 1' }],
  ['printed', '19:24', { paper: 'kitchen', by: 'Cuisine' }],
  ['accepted', '19:19', { by: 'Karim' }],
];

it('the migration takes over the prints of browsers with the numbers of their copies, and nothing else [TCK-06]', async () => {
  const connectionString = await createDatabase(inject('clusterUrl'), newDatabaseName('prints'), 'template0');
  const migrations = knownMigrations();
  const position = migrations.findIndex(({ sql }) => sql.some((text) => text.includes('CREATE TABLE "print_jobs"')));
  expect(position).toBeGreaterThan(0);
  const { rows } = await ask({ connectionString }, async (client) => {
    for (const text of migrations.slice(0, position).flatMap(({ sql }) => sql)) await client.query(text);
    await client.query(
      `insert into orders (id, number, local_id, body_hash, status, mode, first_name, last_name, email, phone, date_text, promised_at,
         subtotal_cents, discount_cents, delivery_cents, tax_cents, total_cents, payment_method, discounts, placed_at)
       values ($1, 1042, $2, 'hash', 'pending', 'pickup', 'Camille', 'Martin', 'camille@example.com', '0612345678', 'ASAP', now(),
         1000, 0, 0, 91, 1000, 'cash', '[]', now())`,
      [order, randomUUID()],
    );
    for (const [kind, time, data] of events)
      await client.query('insert into order_events (order_id, kind, at, data) values ($1, $2, $3, $4)', [
        order,
        kind,
        `2026-11-20T${time}:00+01:00`,
        data,
      ]);
    for (const text of migrations[position]?.sql ?? []) await client.query(text);
    return client.query(
      `select route, printer, paper, copy, state, action_id, asked_by, to_char(at at time zone 'Europe/Paris', 'HH24:MI') as at,
         done_at = at as is_done
       from print_jobs where order_id = $1 order by at`,
      [order],
    );
  });
  const print = { route: 'browser', state: 'printed', is_done: true };
  const device = { ...print, printer: 'device:1', asked_by: 'Cuisine 1' };
  expect(rows).toEqual([
    { ...device, paper: 'kitchen', copy: 0, action_id: actions[0], at: '19:20' },
    { ...device, paper: 'receipt', copy: 0, action_id: actions[1], at: '19:21' },
    { ...print, printer: 'person:7', asked_by: 'Karim', paper: 'kitchen', copy: 0, action_id: actions[2], at: '19:22' },
    { ...device, paper: 'kitchen', copy: 1, action_id: actions[3], at: '19:23' },
  ]);
});
