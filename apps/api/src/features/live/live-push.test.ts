import { readOfficeSettings } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { type PushSandbox, type SandboxSubscription, startPushSandbox } from '@comptoir/push-sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebPush } from '../../gateways/push/web-push-gateway.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { applyClock } from '../progress/clock/watch-clock.ts';

let sandbox: PushSandbox;
let kitchen: Kitchen;
beforeAll(async () => {
  sandbox = await startPushSandbox();
  kitchen = await openKitchen({ push: createWebPush({ sandbox: sandbox.origin }) });
});
afterAll(() => kitchen.close());

interface Followed {
  id: string;
  token: string;
  /** The path at which a browser subscribes to pushes of the order. */
  path: string;
}

const pathOf = (token: string) => `/v2/public/orders/${token}/push`;

async function arrive(order = pickupOrder()): Promise<Followed> {
  const id = await kitchen.place(order);
  const [row] = await kitchen.rows('select track_token from order_progress where order_id = $1', id);
  const token = String(row?.track_token);
  return { id, token, path: pathOf(token) };
}
async function follow({ path }: Followed, browser = sandbox.subscribe()): Promise<SandboxSubscription> {
  expect((await kitchen.shop.send('POST', path, browser)).statusCode).toBe(200);
  return browser;
}
async function act(id: string, actions: OrderAction[]): Promise<void> {
  const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
  for (const [index, action] of actions.entries())
    expect((await kitchen.act(id, action, { version: Number(row?.version) + index })).kind).toBe('done');
}
/** Either server may run the due tasks. */
const servers = () => [kitchen.shop, kitchen.other];
const drain = () => Promise.all(servers().map((server) => server.api.drainOutbox()));
const hold = () => kitchen.shop.database.query('update outbox set next_at = now() where done_at is null', []);
/** Lets twenty seconds pass and returns what the browser has shown since its subscription. */
async function shown(browser: SandboxSubscription): Promise<string[]> {
  await hold();
  await drain();
  return sandbox.received(browser).map(({ text }) => JSON.parse(text).body.replace(/\s/g, ' '));
}
const accept = (minutes: number): OrderAction => ({ kind: 'accept', dueAt: minutesAfterNoon(minutes) });
const countOf = async (id: string) =>
  (await kitchen.rows('select count(*)::int as n from push_subscriptions where order_id = $1', id))[0]?.n;

it('tells each step of an order by its number, without personal data [LIV-16, OFC-22]', async () => {
  const order = await arrive();
  const browser = await follow(order);
  await act(order.id, [accept(20)]);
  await shown(browser);
  await act(order.id, [{ kind: 'delay', minutes: 10 }]);
  await shown(browser);
  await act(order.id, [{ kind: 'ready' }]);
  expect(await shown(browser)).toEqual([
    'Acceptée : elle sera prête vers 12 h 20',
    'Un peu de retard : 12 h 30',
    'Prête ! On vous attend au comptoir',
  ]);
  const [row] = await kitchen.rows('select number from orders where id = $1', order.id);
  for (const { text, ttlSeconds, urgency } of sandbox.received(browser)) {
    expect([ttlSeconds, urgency]).toEqual([3600, 'high']);
    expect(JSON.parse(text)).toEqual({
      title: `Commande nº ${row?.number}`,
      body: expect.any(String),
      tag: `commande-${row?.number}`,
      path: `/commande/${order.token}`,
    });
  }
});

it('tells that a delivery is on its way, refused or cancelled [LIV-16]', async () => {
  const delivered = await arrive(exampleOrder());
  const browser = await follow(delivered);
  await act(delivered.id, [accept(45)]);
  await shown(browser);
  await act(delivered.id, [{ kind: 'leave' }]);
  expect((await shown(browser)).at(-1)).toMatch(/^En route : chez vous vers 12 h \d\d$/);
  await act(delivered.id, [{ kind: 'cancel', reason: 'incident', message: null }]);
  expect((await shown(browser)).at(-1)).toBe('Commande annulée');

  const refused = await arrive();
  const other = await follow(refused);
  await act(refused.id, [{ kind: 'refuse', reason: 'too_busy', message: 'Camille Martin, désolés' }]);
  expect(await shown(other)).toEqual(['Le restaurant n’a pas pu l’accepter']);
});

it('tells the last of the steps within twenty seconds, once [LIV-17]', async () => {
  const order = await arrive();
  const browser = await follow(order);
  await act(order.id, [accept(20), { kind: 'delay', minutes: 10 }]);
  expect(await shown(browser)).toEqual(['Un peu de retard : 12 h 30']);
  await act(order.id, [{ kind: 'ready' }, { kind: 'recall' }]);
  expect(await shown(browser)).toHaveLength(1);
  await act(order.id, [{ kind: 'ready' }]);
  await shown(browser);
  await act(order.id, [{ kind: 'recall' }]);
  expect((await shown(browser)).at(-1)).toBe('Finalement, encore quelques minutes');
});

it('tells which browsers get news, and stops for a browser on request [LIV-16]', async () => {
  const order = await arrive();
  const standing = async () => (await kitchen.shop.send('GET', order.path)).json().payload;
  const { public_key: publicKey, browsers } = await standing();
  expect([Buffer.from(publicKey, 'base64url').length, browsers]).toEqual([65, []]);
  const browser = await follow(order);
  await follow(order, browser);
  expect((await standing()).browsers).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(JSON.stringify(await standing())).not.toContain(browser.endpoint);
  expect((await kitchen.shop.send('DELETE', order.path, { endpoint: browser.endpoint })).statusCode).toBe(200);
  expect((await standing()).browsers).toEqual([]);
  await act(order.id, [accept(20)]);
  expect(await shown(browser)).toEqual([]);
});

it('tells a browser all the orders that it follows, and an order to its five newest browsers [LIV-16, LIV-19]', async () => {
  const [one, two] = [await arrive(), await arrive()];
  const browser = await follow(one);
  await follow(two, browser);
  for (const { id } of [one, two]) await act(id, [accept(20)]);
  expect(await shown(browser)).toHaveLength(2);
  const later = [];
  for (let count = 0; count < 5; count += 1) later.push(await follow(one));
  await act(one.id, [{ kind: 'ready' }]);
  expect(await shown(browser)).toHaveLength(2);
  for (const each of later) expect(await shown(each)).toHaveLength(1);
});

it.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://evil.example/push',
  'https://user:secret@fcm.googleapis.com/fcm/send/a',
  'http://127.0.0.1:1/push',
  'pas une adresse',
])('sends nothing to %s [LIV-19, R17]', async (endpoint) => {
  const order = await arrive();
  const answer = await kitchen.shop.send('POST', order.path, { ...sandbox.subscribe(), endpoint });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { status: 'error', code: 'push_unsupported', message: 'Ce navigateur ne peut pas recevoir de notifications' },
  ]);
  expect(await countOf(order.id)).toBe(0);
});

it('refuses invalid keys and unknown fields [LIV-19, R17]', async () => {
  const order = await arrive();
  const { endpoint, keys } = sandbox.subscribe();
  // The key has the right length, but is not a point of the curve.
  const astray = `B${'A'.repeat(86)}`;
  const bodies: [object, string][] = [
    [{ endpoint, keys: { ...keys, p256dh: astray } }, 'push_unsupported'],
    [{ endpoint, keys: { ...keys, p256dh: 'BAAA' } }, 'validation'],
    [{ endpoint, keys: { ...keys, auth: 'a'.repeat(10_000) } }, 'validation'],
    [{ endpoint, keys: { p256dh: keys.p256dh } }, 'validation'],
    [{ endpoint: `${endpoint}${'a'.repeat(1_000)}`, keys }, 'validation'],
    [{ endpoint, keys, expirationTime: null }, 'validation'],
    [{ endpoint: [endpoint], keys }, 'validation'],
    [{}, 'validation'],
  ];
  for (const [body, code] of bodies) {
    const answer = await kitchen.shop.send('POST', order.path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  }
  expect(await countOf(order.id)).toBe(0);
});

it('needs the link of an open order, and can be asked for thirty times a minute [LIV-16, ROL-31]', async () => {
  const order = await arrive();
  await act(order.id, [{ kind: 'refuse', reason: 'closing', message: null }]);
  for (const path of [order.path, pathOf('A'.repeat(22)), pathOf('x')])
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const { endpoint, keys } = sandbox.subscribe();
      const body = { GET: undefined, POST: { endpoint, keys }, DELETE: { endpoint } }[method];
      const answer = await kitchen.shop.send(method, path, body);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
  const shop = await openTestShop({ database: kitchen.shop.database, limits: { pushChangesPerMinute: 30 } });
  const asked = await Promise.all(Array.from({ length: 31 }, () => shop.send('GET', order.path)));
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  await shop.close();
});

it('forgets a browser that is gone, and all of them a quarter of an hour after the end [LIV-16, LIV-19]', async () => {
  const order = await arrive();
  const [gone, there] = [await follow(order), await follow(order)];
  sandbox.meet(gone, 'gone');
  await act(order.id, [accept(20)]);
  await shown(there);
  expect(await countOf(order.id)).toBe(1);
  await act(order.id, [{ kind: 'cancel', reason: 'incident', message: null }]);
  expect((await shown(there)).at(-1)).toBe('Commande annulée');
  const { db } = kitchen.shop.database;
  const clock = (minutes: number) => () => minutesAfterNoon(minutes).toZonedDateTimeISO('Europe/Paris');
  await applyClock({ db, now: clock(14), announce: () => undefined, office: () => readOfficeSettings([]) });
  expect(await countOf(order.id)).toBe(1);
  await applyClock({ db, now: clock(16), announce: () => undefined, office: () => readOfficeSettings([]) });
  expect(await countOf(order.id)).toBe(0);
});

it('tries a failing service again, and drops news that are too old [LIV-16]', async () => {
  const order = await arrive();
  const browser = await follow(order);
  sandbox.meet(browser, 'fails');
  await act(order.id, [accept(20)]);
  for (let attempt = 1; attempt <= 6; attempt += 1) await shown(browser);
  expect(sandbox.asked(browser)).toBe(5);
  const waiting = "select 1 from outbox where done_at is null and payload ->> 'orderId' = $1";
  expect(await kitchen.rows(waiting, order.id)).toEqual([]);
  expect(await countOf(order.id)).toBe(1);
});

it('delays no mail if a service hangs [LIV-16]', async () => {
  await kitchen.close();
  kitchen = await openKitchen({ push: createWebPush({ sandbox: sandbox.origin, limitMilliseconds: 60_000 }) });
  const order = await arrive();
  const browser = await follow(order);
  sandbox.meet(browser, 'hangs');
  const mails = () => servers().flatMap((server) => server.mails);
  const wrote = (subject: RegExp) => mails().some((mail) => subject.test(mail.subject.replace(/\s/g, ' ')));
  for (const [action, subject] of [
    [accept(40), /12 h 40/],
    // The second step happens while the first notice still waits.
    [{ kind: 'delay', minutes: 10 }, /12 h 50/],
  ] as const) {
    await act(order.id, [action]);
    await hold();
    void drain();
    await expect.poll(() => wrote(subject)).toBe(true);
    await expect.poll(() => sandbox.asked(browser)).toBeGreaterThan(0);
  }
  // Closing the sandbox ends its open requests.
  await sandbox.close();
});

it('adds no browser to an order that ends meanwhile [LIV-16, SEC-17]', async () => {
  const order = await arrive();
  let answer: ReturnType<typeof kitchen.shop.send> | undefined;
  await kitchen.shop.database.db.transaction(async (tx) => {
    await tx.execute(
      sql`update order_progress set state = 'done', ended_at = now(), version = version + 1 where order_id = ${order.id}`,
    );
    answer = kitchen.shop.send('POST', order.path, sandbox.subscribe());
    const waiting = 'select count(*)::int as n from pg_locks where not granted';
    await expect.poll(async () => (await kitchen.shop.database.query(waiting, [])).rows[0]?.n).toBeGreaterThan(0);
  });
  expect((await answer)?.statusCode).toBe(404);
  expect(await countOf(order.id)).toBe(0);
});
