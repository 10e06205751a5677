import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { withOffice } from '../../../testing/office-shop.ts';

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let owner: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
  office = withOffice(kitchen.shop);
});
afterAll(() => kitchen.close());
beforeEach(async () => {
  owner = await office.signedIn('owner');
});

const rows = async (text: string, ...values: unknown[]) => (await kitchen.shop.database.query(text, values)).rows;
const idOf = async (email: string) => Number((await rows('select id from staff where email = $1', email))[0]?.id);
const endAccess = (id: number) =>
  office.ask('PUT', `/v2/office/people/${id}`, { cookie: owner, body: { role: 'manager', isActive: false } });
const forget = (id: number, cookie = owner) => office.ask('DELETE', `/v2/office/people/${id}`, { cookie });
/** The tables of the database that contain a name. */
async function tablesWith(name: string): Promise<string[]> {
  const tables = await rows("select tablename from pg_tables where schemaname = 'public'");
  const found: string[] = [];
  for (const { tablename } of tables) {
    const [row] = await rows(
      `select count(*)::int as count from "${tablename}" as t where t::text like $1`,
      `%${name}%`,
    );
    if (Number(row?.count) > 0) found.push(String(tablename));
  }
  return found;
}

it('replaces a person’s name everywhere by "ancien membre", on demand of an owner [ROL-30]', async () => {
  const id = await kitchen.place();
  const manager = await office.signedIn('manager');
  await kitchen.shop.database.query("update staff set name = 'Camille Rare' where email = 'manager@example.com'", []);
  const dueAt = Temporal.Instant.from('2026-11-23T11:30:00Z');
  await kitchen.act(id, { kind: 'accept', dueAt }, { by: 'Camille Rare' });
  const body = {
    actionId: crypto.randomUUID(),
    modes: ['delivery'],
    length: 30,
    message: '',
  };
  expect((await office.ask('POST', '/v2/office/pauses', { cookie: manager, body })).statusCode).toBe(200);
  expect(await tablesWith('Camille Rare')).toEqual(
    expect.arrayContaining(['order_events', 'order_progress', 'settings', 'staff']),
  );
  const camille = await idOf('manager@example.com');
  await endAccess(camille);
  expect((await forget(camille)).statusCode).toBe(200);
  expect(await tablesWith('Camille Rare')).toEqual([]);
  expect(await tablesWith('manager@example.com')).toEqual([]);
  const [event] = await rows(
    "select data ->> 'by' as by from order_events where order_id = $1 and kind = 'accepted'",
    id,
  );
  expect(event?.by).toBe('ancien membre');
  const audit = (await office.ask('GET', `/v2/office/audit?person=${camille}`, { cookie: owner })).json().payload;
  expect(new Set(audit.entries.map(({ actor }: { actor: string }) => actor))).toEqual(new Set(['ancien membre']));
  const people = (await office.ask('GET', '/v2/office/people', { cookie: owner })).json().payload;
  expect(people.some((person: { id: number }) => person.id === camille)).toBe(false);
  // The person is over: neither an access nor another name comes back, and the address is free again.
  expect((await forget(camille)).statusCode).toBe(404);
  expect((await endAccess(camille)).statusCode).toBe(404);
  expect(await office.person('manager', 'manager@example.com')).not.toBe(camille);
});

it('leaves rows that only say a name while another person has the same [ROL-30]', async () => {
  const id = await kitchen.place();
  const [first, second] = [
    await office.person('kitchen', 'one@example.com'),
    await office.person('kitchen', 'two@example.com'),
  ];
  await kitchen.shop.database.query("update staff set name = 'Sami' where id in ($1, $2)", [first, second]);
  await kitchen.shop.database.query(
    "insert into order_events (order_id, kind, data, at) values ($1, 'noted', $2, now())",
    [id, JSON.stringify({ by: 'Sami' })],
  );
  for (const [member, by] of [
    [first, 'Sami'],
    [second, 'ancien membre'],
  ] as const) {
    await endAccess(member);
    expect((await forget(member)).statusCode).toBe(200);
    const [event] = await rows(
      "select data ->> 'by' as by from order_events where order_id = $1 and kind = 'noted'",
      id,
    );
    expect(event?.by).toBe(by);
  }
});

it('forgets nobody who has access or was never here, and nobody but an owner may ask [ROL-20, ROL-30]', async () => {
  const ali = await office.person('kitchen', 'ali@example.com');
  expect((await forget(ali)).statusCode).toBe(404);
  await endAccess(ali);
  expect((await forget(ali, await office.signedIn('manager'))).statusCode).toBe(403);
  expect((await forget(999_999)).statusCode).toBe(404);
});

it('is the one way to change who the audit and the events name [ROL-22, ROL-30]', async () => {
  for (const change of [
    "update office_audit set actor = 'ancien membre'",
    "update order_events set data = data || jsonb_build_object('by', 'ancien membre')",
  ])
    await expect(rows(change), change).rejects.toThrow('append-only');
});
