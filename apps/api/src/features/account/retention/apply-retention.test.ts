import { accountEndpoints, paths, readSettings } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountKeys } from '../../../secrets/account-keys.ts';
import { type AccountShop, openAccountShop } from '../../../testing/account-shop.ts';
import { applyRetention } from './apply-retention.ts';

let shop: AccountShop;
let today: string;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.mails.length = 0;
});

function on(day: string): void {
  today = `${day}T12:00`;
  shop.setClock(today);
}
const apply = async () => {
  const now = () => Temporal.PlainDateTime.from(today).toZonedDateTime('Europe/Paris');
  const { addressKey } = createAccountKeys(Buffer.alloc(32, 7));
  const { retention } = readSettings([]);
  const report = await applyRetention({ db: shop.database.db, now, retention, addressKey });
  await shop.api.drainOutbox();
  return report;
};
const count = async (text: string, values: unknown[] = []) => (await shop.database.query(text, values)).rows[0]?.n;
const nothing = { warned: 0, accounts: 0, customers: 0, logs: 0 };

it('keeps accounts two years by default, guests three, figures ten, logs one, and no figure shorter than the law [CFG-25]', () => {
  const usual = { accountIdleMonths: 24, customerMonths: 36, figuresYears: 10, logMonths: 12 };
  expect(readSettings([]).retention).toEqual(usual);
  const set = (name: string, value: unknown) => readSettings([{ name: `retention.${name}`, value }]).retention;
  expect(set('account_idle_months', '12')).toEqual({ ...usual, accountIdleMonths: 12 });
  expect(set('figures_years', 1)).toEqual(usual);
  expect(set('customer_months', 0)).toEqual(usual);
});

it('deletes an account that was unused for two years, a month after a warning [SEC-17]', async () => {
  on('2026-11-23');
  await shop.member('idle@example.com');
  await shop.member('back@example.com');
  await shop.api.drainOutbox();
  shop.mails.length = 0;
  on('2028-10-23');
  expect(await apply()).toEqual(nothing);
  on('2028-10-25');
  expect(await apply()).toEqual({ ...nothing, warned: 2 });
  expect(await apply()).toEqual(nothing);
  expect(shop.mails).toHaveLength(2);
  expect(shop.mails[0]?.text).toContain('avant le 24 novembre 2028');
  on('2028-11-23');
  await shop.logIn('back@example.com');
  on('2028-11-26');
  expect(await apply()).toEqual({ ...nothing, accounts: 1 });
  expect(await count('select count(*)::int as n from users where email = $1', ['idle@example.com'])).toBe(0);
  expect(shop.mails.at(-1)).toMatchObject({ to: 'idle@example.com', subject: expect.stringContaining('supprimé') });
  expect((await shop.logIn('back@example.com')).statusCode).toBe(200);
});

it('deletes no account without a warning, however late the job runs for the first time', async () => {
  on('2026-11-23');
  await shop.member('late@example.com');
  on('2031-01-01');
  expect((await apply()).accounts).toBe(0);
  on('2031-01-30');
  expect((await apply()).accounts).toBe(0);
  on('2031-02-01');
  expect((await apply()).accounts).toBeGreaterThan(0);
});

it('forgets a guest three years after their last order, and not before; figures stay [SEC-17]', async () => {
  const order = (email: string) => {
    const { customer, ...rest } = pickupOrder();
    return shop.send('POST', paths.checkout, { ...rest, customer: { ...customer, email } });
  };
  on('2026-11-23');
  for (const email of ['once@example.com', 'again@example.com']) expect((await order(email)).statusCode).toBe(200);
  on('2028-05-01');
  expect((await order(' Again@example.com')).statusCode).toBeLessThan(500);
  await shop.database.query(`update outbox set done_at = now() where done_at is null`, []);
  const figures = () =>
    shop.database.query('select sum(total_cents)::int as n, count(*)::int as orders from orders', []);
  const before = (await figures()).rows;
  on('2029-11-22');
  expect((await apply()).customers).toBe(0);
  on('2029-11-24');
  await apply();
  const left = await shop.database.query(
    "select distinct lower(btrim(email)) as email from orders where email <> ''",
    [],
  );
  expect(left.rows.map(({ email }) => email)).not.toContain('once@example.com');
  expect((await figures()).rows).toEqual(before);
});

it('forgets a former address a week after it could be taken back [AUT-34, SEC-17]', async () => {
  on('2026-11-23');
  const { headers } = await shop.member('before@example.com');
  const path = accountEndpoints.updateProfile.path;
  expect((await shop.send('PATCH', path, { email: 'after@example.com' }, { headers })).statusCode).toBe(200);
  const kept = () => count('select count(*)::int as n from email_changes');
  on('2026-12-02');
  await apply();
  expect(await kept()).toBe(1);
  on('2026-12-04');
  await apply();
  expect(await kept()).toBe(0);
});

describe('a guest’s order that is under way', () => {
  const forgetAllGuests = () => {
    const now = () => Temporal.PlainDateTime.from(today).add({ minutes: 1 }).toZonedDateTime('Europe/Paris');
    const { addressKey } = createAccountKeys(Buffer.alloc(32, 7));
    const retention = { ...readSettings([]).retention, customerMonths: 0 };
    return applyRetention({ db: shop.database.db, now, retention, addressKey });
  };
  const placed = async (email: string): Promise<string> => {
    const order = pickupOrder({ customer: { ...pickupOrder().customer, email } });
    return (await shop.send('POST', paths.checkout, order)).json().payload.order_id;
  };
  const emailOf = async (id: string) =>
    (await shop.database.query('select email from orders where id = $1', [id])).rows[0]?.email;
  const setState = (id: string, state: string) =>
    shop.database.query('update order_progress set state = $2 where order_id = $1', [id, state]);

  it.each(['new', 'accepted', 'ready', 'on_the_way'])(
    'and %s keeps its name, however short guests are kept, until it has ended [SEC-17]',
    async (state) => {
      on('2026-11-23');
      const id = await placed(`${state}@example.com`);
      await setState(id, state);
      await forgetAllGuests();
      expect(await emailOf(id)).toBe(`${state}@example.com`);
      await setState(id, 'done');
      await forgetAllGuests();
      expect(await emailOf(id)).toBe('');
    },
  );

  it('keeps its name if the kitchen recalled it while it was being forgotten [SEC-17]', async () => {
    on('2026-11-23');
    const id = await placed('recalled@example.com');
    await setState(id, 'done');
    let forgetting: ReturnType<typeof applyRetention> | undefined;
    await shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`select from orders where id = ${id} for no key update`);
      forgetting = forgetAllGuests();
      await expect.poll(() => count('select count(*)::int as n from pg_locks where not granted')).toBeGreaterThan(0);
      await tx.execute(sql`update order_progress set state = 'accepted' where order_id = ${id}`);
    });
    await forgetting;
    expect(await emailOf(id)).toBe('recalled@example.com');
  });
});

it('forgets after ten years whose an order was, of an account too, even if the order stays [SEC-17, BOK-28]', async () => {
  on('2026-11-23');
  const { id: user_id, headers } = await shop.member('faithful@example.com');
  const { customer } = pickupOrder();
  const order = pickupOrder({ user_id, customer: { ...customer, email: 'faithful@example.com' } });
  const { order_id: id } = (await shop.send('POST', paths.checkout, order, { headers })).json().payload;
  const told = () =>
    count("select json_build_object('email', email, 'isOwned', user_id is not null) as n from orders where id = $1", [
      id,
    ]);
  on('2036-11-23');
  expect((await shop.logIn('faithful@example.com')).statusCode).toBe(200);
  await apply();
  expect(await told()).toEqual({ email: 'faithful@example.com', isOwned: true });
  on('2036-11-24');
  await apply();
  expect(await told()).toEqual({ email: '', isOwned: false });
});

it('forgets what the card provider told a year ago, sessions that are over and codes of yesterday', async () => {
  on('2040-01-01');
  await shop.database.query(
    "insert into webhook_events values ('evt_old', 'x', '2038-12-01'), ('evt_new', 'x', '2039-12-01')",
    [],
  );
  await shop.signUp('zoe@example.com');
  expect((await apply()).logs).toBe(1);
  on('2040-01-05');
  await apply();
  expect(await count('select count(*)::int as n from sessions')).toBe(0);
  expect(await count('select count(*)::int as n from one_time_codes')).toBe(0);
  expect(await count('select count(*)::int as n from webhook_events')).toBe(1);
});

it('forgets after thirty days who asked for a print and by which request, but not that it is on paper [TCK-25]', async () => {
  on('2029-01-01');
  const { order_id: id } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  await shop.database.query(
    `insert into print_jobs (order_id, route, printer, paper, copy, state, action_id, asked_by, at, done_at)
     values ($1, 'browser', 'device:1', 'kitchen', 0, 'printed', gen_random_uuid(), 'Ali', $2, $2)`,
    [id, '2029-01-01T11:00:00Z'],
  );
  const asked = () =>
    count(
      `select json_build_object('copy', copy, 'by', asked_by, 'hasRequest', action_id is not null) as n
       from print_jobs where order_id = $1`,
      [id],
    );
  on('2029-01-31');
  await apply();
  expect(await asked()).toEqual({ copy: 0, by: 'Ali', hasRequest: true });
  on('2029-02-01');
  await apply();
  expect(await asked()).toEqual({ copy: 0, by: null, hasRequest: false });
});

it('keeps what people of the restaurant changed 24 months, and nothing shortens that [ROL-23, ROL-22]', async () => {
  const ages = ['25 months', '23 months'];
  for (const age of ages)
    await shop.database.query(
      "insert into office_audit (actor, kind, status, peer, at) values ($1::text, 'put_back', 200, '', now() - $1::text::interval)",
      [age],
    );
  const listed = async () =>
    (await shop.database.query('select actor from office_audit order by at', [])).rows.map(({ actor }) => actor);
  expect(await listed()).toEqual(ages);
  await expect(shop.database.query("delete from office_audit where actor = '23 months'", [])).rejects.toThrow(
    'append-only',
  );
  await expect(shop.database.query("update office_audit set actor = ''", [])).rejects.toThrow('append-only');
  // A clock that runs ahead ends no row early.
  on('2029-11-23');
  await apply();
  expect(await listed()).toEqual(['23 months']);
});
