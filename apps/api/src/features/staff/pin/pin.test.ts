import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const path = '/v2/office/pin';
const pin = '482913';
const lines: string[] = [];

let shop: OfficeShop;
let tablet: string;
let camille: { id: number; cookie: string };
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  shop = withOffice(await openTestShop({ logger: { level: 'trace', stream } }));
  const id = await shop.person('manager', 'manager@example.com', goodPassword);
  camille = { id, cookie: await shop.signedIn('manager') };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setClock('2026-11-23T12:00');
  await shop.database.query('delete from pin_failures', []);
  tablet = await shop.signedIn('device');
  await choose();
});

const choose = (digits = pin, password = goodPassword, cookie = camille.cookie) =>
  shop.ask('PUT', path, { cookie, body: { password, pin: digits } });
const approve = (digits: string, { cookie = tablet, id = camille.id, at = shop }: Guess = {}) =>
  at.ask('POST', path, { cookie, body: { personId: id, pin: digits, for: { action: 'mute-last', orderId: null } } });
const failed = async (answer: ReturnType<OfficeShop['ask']>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
interface Guess {
  cookie?: string;
  id?: number;
  at?: OfficeShop;
}
const wrong = [403, 'wrong_pin'];
const locked = [429, 'pin_locked'];

describe('a PIN', () => {
  it('is chosen by a manager with their password, and names them to the kitchen [ROL-01, ROL-10]', async () => {
    expect((await shop.ask('GET', path, { cookie: tablet })).json().payload).toEqual([
      { id: camille.id, name: 'Camille' },
    ]);
    expect(await failed(choose('739182', 'Wrong-12345'))).toEqual([403, 'wrong_password']);
    expect((await approve(pin)).statusCode).toBe(200);
    expect((await choose('7391')).statusCode).toBe(200);
    expect([await failed(approve(pin)), (await approve('7391')).statusCode]).toEqual([wrong, 200]);
    expect((await shop.ask('DELETE', path, { cookie: camille.cookie })).statusCode).toBe(200);
    expect((await shop.ask('GET', path, { cookie: tablet })).json().payload).toEqual([]);
    expect(await failed(approve('7391'))).toEqual(wrong);
  });

  it.each(['0000', '1234', '654321', '123', '1234567', '12a4', 4829, null, '٤٨٢٩'])(
    'is not %j [ROL-10]',
    async (digits) => {
      const answer = await shop.ask('PUT', path, {
        cookie: camille.cookie,
        body: { password: goodPassword, pin: digits },
      });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['pin']]);
      expect((await approve(pin)).statusCode).toBe(200);
    },
  );

  it('can be chosen ten times a minute, so that it does not help to guess the password [ROL-31]', async () => {
    const strict = withOffice(await openTestShop({ limits: { accountAttemptsPerMinute: 2 }, database: shop.database }));
    await shop.database.query("delete from rate_limits where key like 'pin-%'", []);
    const guess = () =>
      strict.ask('PUT', path, { cookie: camille.cookie, body: { password: 'Wrong-12345', pin: '7391' } });
    const statuses = [await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 429]);
    await strict.close();
  });

  it('of a person without permission to approve grants nothing [ROL-20]', async () => {
    await shop.database.query("update staff set role = 'kitchen' where id = $1", [camille.id]);
    expect([await failed(approve(pin)), (await choose()).statusCode, await failed(approve(pin))]).toEqual([
      wrong,
      200,
      wrong,
    ]);
    await shop.database.query("update staff set role = 'manager', is_active = false where id = $1", [camille.id]);
    expect(await failed(approve(pin))).toEqual(wrong);
    await shop.database.query('update staff set is_active = true where id = $1', [camille.id]);
    expect(await failed(approve(pin, { id: 999_999 }))).toEqual(wrong);
  });

  it('is stored by a keyed argon2id only; no log, answer or audit row has it or its grant [ROL-10, ROL-12]', async () => {
    const answers = [
      await choose(),
      await approve(pin),
      await approve('905713'),
      await shop.ask('GET', path, { cookie: tablet }),
      await shop.ask('GET', '/v2/office/people', { cookie: await shop.signedIn('owner') }),
    ];
    const { grant } = answers[1]?.json().payload ?? {};
    const tables = ['office_audit', 'pin_failures', 'pin_grants', 'staff'];
    const rows = await Promise.all(
      tables.map(async (name) => (await shop.database.query(`select * from ${name}`, [])).rows),
    );
    const [audit = [], , , people = []] = rows;
    expect(audit.slice(-3)).toMatchObject([
      { actor: 'Camille', kind: 'pin_chosen', status: 200, target: null, after: null },
      ...[200, 403].map((status) => ({
        actor: 'Cuisine 1',
        kind: 'approved',
        status,
        target: `person:${camille.id}`,
        after: { action: 'mute-last' },
      })),
    ]);
    expect(people.find(({ id }) => id === camille.id)?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(grant).toMatch(/^[0-9a-f]{64}$/);
    const said = answers
      .map(({ body }) => body)
      .join()
      .replace(grant, '');
    for (const text of [said, JSON.stringify(rows), lines.join('\n')])
      for (const secret of [pin, '905713', grant]) expect(text).not.toContain(secret);
  });
});

describe('guessing a PIN', () => {
  it('stops after five failures on a device for a quarter of an hour, but not on another device [ROL-10, ROL-31]', async () => {
    const second = withOffice(await openTestShop({ database: shop.database }));
    const other = await shop.signedIn('device');
    for (const at of [shop, second, shop, second, shop]) expect(await failed(approve('111222', { at }))).toEqual(wrong);
    const refused = await approve(pin);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      429,
      '900',
      'pin_locked',
    ]);
    expect(refused.json().message).toMatch(/^Trop d’essais avec ce code : réessayez à 12\sh\s15$/);
    expect(await failed(approve(pin, { at: second }))).toEqual(locked);
    expect((await approve(pin, { cookie: other })).statusCode).toBe(200);
    shop.setClock('2026-11-23T12:14:59');
    expect(await failed(approve(pin))).toEqual(locked);
    shop.setClock('2026-11-23T12:15');
    expect((await approve(pin)).statusCode).toBe(200);
    await second.close();
  });

  it('stops after five failures, however many come at once at several servers [ROL-10]', async () => {
    const second = withOffice(await openTestShop({ database: shop.database }));
    const guesses = Array.from({ length: 24 }, (_, index) => approve('111222', { at: index % 2 ? second : shop }));
    const codes = (await Promise.all(guesses)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(5);
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(19);
    await second.close();
  });

  it('stops after twenty failures a day for a person, on all devices together [ROL-10, ROL-31]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cookie = await shop.signedIn('device');
      for (let guess = 0; guess < 4; guess += 1) expect(await failed(approve('111222', { cookie }))).toEqual(wrong);
    }
    const refused = await approve(pin);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)]);
    expect(refused.json().message).toMatch(/réessayez mardi à 12\sh$/);
    shop.setClock('2026-11-24T12:00');
    expect((await approve(pin)).statusCode).toBe(200);
  });

  it('starts from zero when the person chooses a new PIN [ROL-10]', async () => {
    for (let guess = 0; guess < 5; guess += 1) await approve('111222');
    expect(await failed(approve(pin))).toEqual(locked);
    await choose('7391');
    expect((await approve('7391')).statusCode).toBe(200);
  });

  it.each([
    ['no PIN', { pin: undefined }],
    ['a PIN as a number', { pin: 482_913 }],
    ['three digits', { pin: '482' }],
    ['a text in its place', { pin: "' or 1=1 --" }],
    ['nobody', { personId: 0 }],
    ['a person beyond what a column holds', { personId: 2 ** 31 }],
    ['an action that needs no approval', { for: { action: 'people' } }],
    ['an order’s action without its order', { for: { action: 'cancel' } }],
    ['an order where there is none to it', { for: { action: 'mute-last', orderId: randomUUID() } }],
    ['what it does not know', { role: 'owner' }],
  ])('is not counted where it is none: %s [OFC-20]', async (_, change) => {
    const body = { personId: camille.id, pin, for: { action: 'mute-last', orderId: null }, ...change };
    expect(await failed(shop.ask('POST', path, { cookie: tablet, body }))).toEqual([422, 'validation']);
    expect((await shop.database.query('select * from pin_failures', [])).rows).toEqual([]);
  });
});
