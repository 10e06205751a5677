import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type Caller, type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { bands, uploadPicture } from '../../../testing/upload-picture.ts';
import { noteActing } from '../record/session-repository.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.query(
    "delete from settings where name in ('payments.cod.guests', 'office.pauses', 'office.busy')",
    [],
  );
  await shop.database.query('delete from stock_outs', []);
  await shop.database.query('update catalogue_version set version = version + 1', []);
  await shop.api.refreshCatalogue();
});

const read = async (text: string) => (await shop.database.query(text, [])).rows;
const waiting = async () => (await read('select count(*)::int as n from pg_locks where not granted'))[0]?.n;

/** A change in the office: its request, and the state that it would change. */
interface Change {
  ask: (cookie: string) => Promise<{ statusCode: number }>;
  state: string;
}

async function acceptAnOrder(): Promise<Change> {
  await shop.ask('PUT', officeEndpoints.chooseReception.path, {
    cookie: await shop.signedIn('manager'),
    body: { reception: 'manual' },
  });
  const { order_id: id } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  const due = '2026-11-23T12:30:00+01:00';
  return {
    ask: (cookie) =>
      shop.ask('POST', `/v2/office/orders/${id}/accept`, {
        cookie,
        body: { kind: 'accept', actionId: randomUUID(), version: 1, dueAt: due },
      }),
    state: `select state from order_progress where order_id = '${id}'`,
  };
}

const catalogue = officeEndpoints.catalogue.path;
const preparation = 'setting/scheduling.pickup_minimum_time';
const inDraft = 'select kind, id, base, value, is_deleted from catalogue_drafts order by kind, id';
const published = "select value from settings where name = 'scheduling.pickup_minimum_time'";

/** Sends a request below the catalogue as a manager who keeps access. */
async function prepareDraft(method: 'GET' | 'PUT' | 'POST', below: string, body?: object) {
  const cookie = await shop.signedIn('manager');
  const answer = await shop.ask(method, catalogue + below, { cookie, ...(body && { body }) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().payload;
}

/** An empty draft, and the bodies that change and delete a part of it. */
async function openDraft() {
  for (const table of ['catalogue_drafts', 'catalogue_versions', 'scheduled_publications'])
    await shop.database.query(`delete from ${table}`, []);
  const { file, bases } = await prepareDraft('GET', '');
  const value = file.settings['scheduling.pickup_minimum_time'] === 25 ? 30 : 25;
  return { change: { base: bases[preparation], value }, deletion: { base: bases['item/101'] } };
}

async function changeDraft(): Promise<void> {
  const { change } = await openDraft();
  await prepareDraft('PUT', `/${preparation}`, change);
}

const askCatalogue =
  (method: 'PUT' | 'POST' | 'DELETE', below: string, body?: object): Change['ask'] =>
  (cookie) =>
    shop.ask(method, catalogue + below, { cookie, ...(body && { body }) });

const draftChanges: Record<string, () => Promise<Change>> = {
  'changing a part of the draft': async () => {
    const { change } = await openDraft();
    return { ask: askCatalogue('PUT', `/${preparation}`, change), state: inDraft };
  },
  'deleting a part in the draft': async () => {
    const { deletion } = await openDraft();
    return { ask: askCatalogue('DELETE', '/item/101', deletion), state: inDraft };
  },
  'keeping the draft’s value in a conflict': async () => {
    await changeDraft();
    await shop.database.query(
      "update settings set value = '21'::jsonb where name = 'scheduling.pickup_minimum_time'",
      [],
    );
    return { ask: askCatalogue('POST', `/${preparation}/keep`, {}), state: inDraft };
  },
  'giving the draft up': async () => {
    await changeDraft();
    return { ask: askCatalogue('POST', '/discard', { things: 'all' }), state: inDraft };
  },
  'taking ids for new parts': async () => ({
    ask: askCatalogue('POST', '/ids', { count: 1 }),
    state: 'select * from catalogue_ids',
  }),
  'publishing the draft': async () => {
    await changeDraft();
    return { ask: askCatalogue('POST', '/publish', {}), state: published };
  },
  'publishing the draft at an hour': async () => {
    await changeDraft();
    const publishAt = '2026-11-24T11:00:00Z';
    return { ask: askCatalogue('POST', '/publish', { publishAt }), state: 'select state from scheduled_publications' };
  },
  'cancelling a publication': async () => {
    await changeDraft();
    await prepareDraft('POST', '/publish', { publishAt: '2026-11-24T11:00:00Z' });
    const [{ id }] = await prepareDraft('GET', '/publications');
    return { ask: askCatalogue('DELETE', `/publications/${id}`), state: 'select state from scheduled_publications' };
  },
  'going back to a former catalogue': async () => {
    await changeDraft();
    await prepareDraft('POST', '/publish', {});
    const [, former] = await prepareDraft('GET', '/versions');
    return { ask: askCatalogue('POST', '/revert', { version: former.version }), state: inDraft };
  },
  'importing a spreadsheet': async () => {
    await openDraft();
    const form = new FormData();
    form.append('file', new Blob(['Nº;Nom\n101;Une autre pizza\n']), 'carte.csv');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return { ask: (cookie) => shop.ask('POST', `${catalogue}/import`, { cookie, body, headers }), state: inDraft };
  },
  'closing a day': async () => {
    await shop.database.query("delete from settings where name = 'scheduling.exceptions'", []);
    return {
      ask: (cookie) => shop.ask('PUT', '/v2/office/days/2026-12-24/closed', { cookie, body: {} }),
      state: "select value from settings where name = 'scheduling.exceptions'",
    };
  },
  'stopping an offer': async () => {
    await openDraft();
    const { file } = await prepareDraft('GET', '');
    await shop.database.query('update offers set is_active = true', []);
    return {
      ask: (cookie) => shop.ask('POST', `/v2/office/offers/${file.offers[0].id}/stop`, { cookie, body: {} }),
      state: 'select * from offers order by id',
    };
  },
};

let pictures = 0;

const changes: Record<string, () => Promise<Change>> = {
  'accepting an order': acceptAnOrder,
  'marking a dish as sold out': async () => ({
    ask: (cookie) =>
      shop.ask('POST', officeEndpoints.markSoldOut.path, {
        cookie,
        body: { actionId: randomUUID(), targets: [{ kind: 'item', id: 101 }], length: 'day' },
      }),
    state: 'select * from stock_outs',
  }),
  'putting a dish back on sale': async () => {
    await shop.database.query(
      "insert into stock_outs (kind, target_id, until, by, at) values ('item', 102, null, 'Ali', now()) on conflict do nothing",
      [],
    );
    return {
      ask: (cookie) =>
        shop.ask('POST', officeEndpoints.putBack.path, {
          cookie,
          body: { actionId: randomUUID(), targets: [{ kind: 'item', id: 102 }] },
        }),
      state: 'select target_id from stock_outs order by target_id',
    };
  },
  'choosing how orders are received': async () => ({
    ask: (cookie) =>
      shop.ask('PUT', officeEndpoints.chooseReception.path, { cookie, body: { reception: 'automatic' } }),
    state: "select value from settings where name = 'office.reception'",
  }),
  'asking for the mail before the service': async () => {
    await shop.database.query("delete from settings where name = 'office.evening_mail'", []);
    return {
      ask: (cookie) => shop.ask('PUT', officeEndpoints.mailEvening.path, { cookie, body: { isMailed: true } }),
      state: "select value from settings where name = 'office.evening_mail'",
    };
  },
  'sending a test order': async () => ({
    ask: (cookie) => shop.ask('POST', officeEndpoints.makeTestOrder.path, { cookie, body: {} }),
    state: 'select id from test_orders',
  }),
  'taking a test order away': async () => {
    await shop.database.query(
      "insert into test_orders (id, at, until, by) values (gen_random_uuid(), now(), now(), 'Ali')",
      [],
    );
    return {
      ask: (cookie) => shop.ask('DELETE', officeEndpoints.endTestOrder.path, { cookie }),
      state: 'select id from test_orders',
    };
  },
  'choosing how cash of guests is taken': async () => ({
    ask: (cookie) => shop.ask('PUT', officeEndpoints.chooseGuestCash.path, { cookie, body: { kind: 'account' } }),
    state: "select value from settings where name = 'payments.cod.guests'",
  }),
  'taking orders again': async () => {
    const pause = {
      id: randomUUID(),
      modes: ['pickup', 'delivery'],
      from: '2026-11-23T10:30:00Z',
      until: '2026-11-23T13:30:00Z',
      message: '',
      by: null,
      unanswered: 2,
    };
    await shop.database.query(
      "insert into settings values ('office.pauses', $1) on conflict (name) do update set value = excluded.value",
      [JSON.stringify([pause])],
    );
    return {
      ask: (cookie) => shop.ask('DELETE', officeEndpoints.resumeOrders.path, { cookie }),
      state: "select value -> 0 ->> 'until' as until from settings where name = 'office.pauses'",
    };
  },
  'pausing orders': async () => ({
    ask: (cookie) =>
      shop.ask('POST', officeEndpoints.pauseOrders.path, {
        cookie,
        body: { actionId: randomUUID(), modes: ['delivery'], length: 30 },
      }),
    state: "select value from settings where name = 'office.pauses'",
  }),
  'saying that the kitchen is busy': async () => ({
    ask: (cookie) =>
      shop.ask('PUT', officeEndpoints.setBusy.path, {
        cookie,
        body: { actionId: randomUUID(), modes: ['pickup'], extraMinutes: 15 },
      }),
    state: "select value from settings where name = 'office.busy'",
  }),
  'muting a board': async () => {
    await shop.database.query(
      "insert into boards (reader, sound, is_visible, link, alive_at) select 'person:' || id, 'on', true, 'good', '2026-11-23T11:00:00Z' from staff on conflict (reader) do update set sound = 'on'",
      [],
    );
    return {
      ask: (cookie) => shop.ask('POST', officeEndpoints.muteBoard.path, { cookie, body: {} }),
      state: 'select reader, sound from boards order by reader',
    };
  },
  'adding a picture': async () => {
    pictures += 1;
    const photo = await bands(200 + pictures, 200)
      .png()
      .toBuffer();
    return {
      ask: (cookie) => uploadPicture(shop, photo, { cookie }),
      state: 'select count(*)::int from pictures',
    };
  },
  'choosing a PIN': async () => {
    await shop.person('manager', 'manager@example.com', goodPassword);
    await shop.database.query('update staff set pin_hash = null', []);
    return {
      ask: (cookie) =>
        shop.ask('PUT', officeEndpoints.choosePin.path, { cookie, body: { password: goodPassword, pin: '482913' } }),
      state: "select pin_hash from staff where role = 'manager'",
    };
  },
  'giving a PIN up': async () => {
    await shop.database.query("update staff set pin_hash = 'kept'", []);
    return {
      ask: (cookie) => shop.ask('DELETE', officeEndpoints.dropPin.path, { cookie }),
      state: "select pin_hash from staff where role = 'manager'",
    };
  },
};

/** Events that end the caller's permission between the guard and the change. */
const endings: Record<string, (tx: Db, session: string) => Promise<unknown>> = {
  'their session': (tx, session) => tx.execute(sql`delete from staff_sessions where token_hash = ${session}`),
  'their work here': (tx, session) =>
    tx.execute(
      sql`update staff set is_active = false where id = (select staff_id from staff_sessions where token_hash = ${session})`,
    ),
};

async function endedDuring(
  caller: Caller,
  { ask }: Change,
  end: (tx: Db, session: string) => Promise<unknown>,
): Promise<{ statusCode: number }> {
  const cookie = await shop.signedIn(caller);
  const session = hashToken(cookie.replace('office=', ''));
  let answer: Promise<{ statusCode: number }> | undefined;
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`select from staff_sessions where token_hash = ${session} for update`);
    await tx.execute(
      sql`select from staff where id = (select staff_id from staff_sessions where token_hash = ${session}) for update`,
    );
    answer = ask(cookie);
    await expect.poll(waiting).toBeGreaterThan(0);
    await end(tx, session);
  });
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}

describe.each(Object.entries(endings))('a caller that loses %s during the request changes nothing by', (_, end) => {
  it.each([...Object.entries(changes), ...Object.entries(draftChanges)])('%s [ROL-20]', async (_name, prepare) => {
    const change = await prepare();
    const before = await read(change.state);
    expect((await endedDuring('manager', change, end)).statusCode).toBe(401);
    expect(await read(change.state)).toEqual(before);
    // Without the event in between, the change succeeds.
    expect((await change.ask(await shop.signedIn('manager'))).statusCode).toBe(200);
    expect(await read(change.state)).not.toEqual(before);
  });
});

it.each([
  'choosing how orders are received',
  'choosing how cash of guests is taken',
  'adding a picture',
  'changing a part of the draft',
  'publishing the draft',
  'importing a spreadsheet',
])('a manager who becomes kitchen meanwhile changes nothing by %s [ROL-20]', async (name) => {
  const change = await (changes[name] ?? draftChanges[name])?.();
  if (!change) throw new Error(`There is no change "${name}".`);
  const before = await read(change.state);
  const demote = (tx: Db, session: string) =>
    tx.execute(
      sql`update staff set role = 'kitchen' where id = (select staff_id from staff_sessions where token_hash = ${session})`,
    );
  expect((await endedDuring('manager', change, demote)).statusCode).toBe(403);
  await shop.signedIn('manager');
  expect(await read(change.state)).toEqual(before);
});

it('a tablet that is revoked while it accepts an order accepts none [ROL-08]', async () => {
  const change = await acceptAnOrder();
  const before = await read(change.state);
  const cookie = await shop.signedIn('device');
  const session = hashToken(cookie.replace('office=', ''));
  let answer: Promise<{ statusCode: number }> | undefined;
  await shop.database.db.transaction(async (tx) => {
    const device = sql`(select device_id from staff_sessions where token_hash = ${session})`;
    await tx.execute(sql`update devices set revoked_at = now() where id = ${device}`);
    answer = change.ask(cookie);
    await expect.poll(waiting).toBeGreaterThan(0);
  });
  expect((await answer)?.statusCode).toBe(401);
  expect(await read(change.state)).toEqual(before);
});

it('a tablet whose person loses their access while it accepts an order accepts none in their name [ROL-09]', async () => {
  const change = await acceptAnOrder();
  const before = await read(change.state);
  const cookie = await shop.signedIn('device');
  const id = await shop.person('kitchen', 'kitchen@example.com');
  await noteActing(shop.database.db, hashToken(cookie.replace('office=', '')), {
    personId: id,
    at: Temporal.Instant.from('2026-11-23T11:00:00Z'),
  });
  let answer: Promise<{ statusCode: number }> | undefined;
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`update staff set is_active = false where id = ${id}`);
    answer = change.ask(cookie);
    await expect.poll(waiting).toBeGreaterThan(0);
  });
  expect((await answer)?.statusCode).toBe(403);
  expect(await read(change.state)).toEqual(before);
  // The tablet's own name is enough where the restaurant does not ask who acts.
  expect((await change.ask(cookie)).statusCode).toBe(200);
});
