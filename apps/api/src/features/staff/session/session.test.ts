import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../../plugins/limits.ts';
import { goodPassword, withAccounts } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const session = '/v2/office/session';

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.person('manager', 'camille@example.com', goodPassword);
});
afterAll(() => shop.close());

const signIn = (email: string, password: string, at: OfficeShop = shop) =>
  at.ask('POST', session, { body: { email, password } });
const statusOf = async (cookie: string) => (await shop.ask('GET', session, { cookie })).statusCode;
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('signing in', () => {
  it('takes an e-mail in any spelling and its password, and gives a cookie that no script reads [ROL-04, ROL-29]', async () => {
    const answer = await signIn(' Camille@Example.com ', goodPassword);
    const person = { id: expect.any(Number), name: 'Camille', role: 'manager' };
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', payload: person }]);
    const days30 = 30 * 24 * 3600;
    const [own, mark] = [answer.headers['set-cookie']].flat();
    // The first cookie belongs to the session. The second one marks a known browser and grants no access.
    expect(mark).toMatch(
      /^known-office=[\w-]{65}; Max-Age=34560000; Path=\/v2\/office\/session; HttpOnly; SameSite=Strict$/,
    );
    expect(own).toMatch(new RegExp(`^office=[0-9a-f]{64}; Max-Age=${days30}; Path=/; HttpOnly; SameSite=Strict$`));
    const told = (await shop.ask('GET', session, { cookie: cookieOf(answer) })).json().payload;
    expect(told).toMatchObject({
      role: 'manager',
      device: null,
      site: 'La Bonne Pâte',
    });
  });

  it('guards the cookie by its name where there is https [ROL-29]', async () => {
    const siteRoot = 'https://shop.example';
    const secure = await openTestShop({ site: { siteRoot }, database: shop.database });
    const body = { email: 'camille@example.com', password: goodPassword };
    const answer = await secure.send('POST', session, body, { headers: { origin: siteRoot } });
    const [own, mark] = [answer.headers['set-cookie']].flat();
    expect(mark).toMatch(/^__Secure-known-office=.*; Secure; SameSite=Strict$/);
    expect(own).toMatch(/^__Host-office=\w+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = cookieOf(answer);
    expect((await secure.send('GET', session, undefined, { headers: { cookie } })).statusCode).toBe(200);
    const unguarded = cookie.replace('__Host-', '');
    expect((await secure.send('GET', session, undefined, { headers: { cookie: unguarded } })).statusCode).toBe(401);
    await secure.close();
  });

  it('gives the same answer for a wrong password, an unknown address and a dismissed person [ROL-04, SEC-09]', async () => {
    const gone = await shop.person('manager', 'gone@example.com', goodPassword);
    await shop.person('kitchen', 'without@example.com');
    await shop.database.query('update staff set is_active = false where id = $1', [gone]);
    const answers = [
      await signIn('camille@example.com', 'Wrong-12345'),
      await signIn('nobody@example.com', goodPassword),
      await signIn('gone@example.com', goodPassword),
      await signIn('without@example.com', goodPassword),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code, answer.headers['set-cookie']]).toEqual([
        401,
        'invalid_credentials',
        undefined,
      ]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('refuses unknown fields [OFC-20]', async () => {
    const body = { email: 'camille@example.com', password: goodPassword, role: 'owner' };
    const answer = await shop.ask('POST', session, { body });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { role: 'Champ inconnu' }]);
  });

  describe('that is guessed', () => {
    const open = async (limits: Partial<Limits>) => withOffice(await openTestShop({ limits, database: shop.database }));
    const enter = (
      at: OfficeShop,
      { password = 'Wrong-12345', ...more }: { peer: string; password?: string; cookie?: string; email?: string },
    ) => at.ask('POST', session, { ...more, body: { email: more.email ?? 'camille@example.com', password } });
    const statusesOf = async (answers: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    const many = (count: number, ask: (number: number) => Promise<{ statusCode: number }>) =>
      statusesOf(Array.from({ length: count }, (_, number) => ask(number)));

    it('can fail twenty times a day from one network, on all servers together, known or unknown [ROL-04, ROL-31]', async () => {
      const limits = { passwordFailuresPerDay: 20 };
      const [one, other] = [await open(limits), await open(limits)];
      for (const email of ['a-day@example.com', 'camille@example.com']) {
        const statuses = await many(24, (number) => enter(number % 2 ? one : other, { email, peer: '192.0.2.1' }));
        expect(statuses.filter((status) => status === 401)).toHaveLength(20);
        expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      }
      await Promise.all([one.close(), other.close()]);
    });

    it('does not lock its owner out of a known browser, or of a new one elsewhere [ROL-04]', async () => {
      const at = await open({ passwordFailuresPerDay: 3, passwordFailuresOfAllPerDay: 12 });
      await shop.person('owner', 'guessed@example.com', goodPassword);
      const email = 'guessed@example.com';
      const right = { password: goodPassword };
      const before = await enter(at, { ...right, email, peer: '203.0.113.1' });
      const mark = String([before.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
      // Successful sign-ins do not count.
      for (let time = 0; time < 5; time += 1)
        expect((await enter(at, { ...right, email, peer: '203.0.113.1' })).statusCode).toBe(200);
      // Four networks reach their own limits, then a fifth is rejected by the common limit.
      for (let network = 1; network <= 4; network += 1) {
        const statuses = await many(3, () => enter(at, { email, peer: `192.0.2.${network}` }));
        expect(statuses).toEqual([401, 401, 401]);
        if (network === 2) expect((await enter(at, { ...right, email, peer: '203.0.113.2' })).statusCode).toBe(200);
      }
      expect((await enter(at, { email, peer: '192.0.2.5' })).statusCode).toBe(429);
      const again = { email, peer: '192.0.2.1', cookie: mark };
      expect((await enter(at, { ...again, ...right })).statusCode).toBe(200);
      // The cookie of a known browser is bound to one address and one shop, and expires.
      for (const cookie of [mark.replace(/=.{4}/, '=AAAA'), 'known-office=', `known-office=${'A'.repeat(65)}`])
        expect((await enter(at, { ...again, ...right, cookie })).statusCode).toBe(429);
      const ofAli = { ...again, email: 'a-day@example.com' };
      expect(await many(4, () => enter(at, ofAli))).toContain(429);
      const guesses = await many(5, () => enter(at, again));
      expect(guesses.filter((status) => status === 401)).toHaveLength(3);
      await at.close();
    });
  });
});

describe('a session', () => {
  it('of a person lasts 12 hours without use, and 30 days at most [ROL-04]', async () => {
    const idle = cookieOf(await signIn('camille@example.com', goodPassword));
    const used = cookieOf(await signIn('camille@example.com', goodPassword));
    shop.setClock('2026-11-23T23:59');
    expect(await statusOf(used)).toBe(200);
    shop.setClock('2026-11-24T00:01');
    expect([await statusOf(idle), await statusOf(used)]).toEqual([401, 200]);
    let clock = Temporal.PlainDateTime.from('2026-11-24T00:01');
    const end = Temporal.PlainDateTime.from('2026-12-23T11:59');
    while (Temporal.PlainDateTime.compare(clock, end) < 0) {
      shop.setClock(clock.toString());
      expect([clock.toString(), await statusOf(used)]).toEqual([clock.toString(), 200]);
      clock = clock.add({ hours: 11 });
    }
    shop.setClock('2026-12-23T12:01');
    expect(await statusOf(used)).toBe(401);
    shop.setClock('2026-11-23T12:00');
  });

  it('of a device lasts 180 days from its last use, and the browser keeps its cookie as long [ROL-07]', async () => {
    const cookie = await shop.signedIn('device');
    for (const day of ['2027-05-21', '2027-11-16']) {
      shop.setClock(`${day}T12:00`);
      const answer = await shop.ask('GET', session, { cookie });
      expect([answer.statusCode, answer.json().payload.role]).toEqual([200, 'kitchen']);
      expect(answer.headers['set-cookie']).toContain(`${cookie}; Max-Age=${180 * 24 * 3600};`);
    }
    shop.setClock('2028-05-15T12:01');
    expect(await statusOf(cookie)).toBe(401);
    shop.setClock('2026-11-23T12:00');
  });

  it('is independent of the shop’s accounts [ROL-01]', async () => {
    const accounts = withAccounts(shop);
    const diner = await accounts.member('diner@example.com');
    const asDiner = await shop.ask('GET', session, { headers: diner.headers, cookie: `office=${diner.token}` });
    expect([asDiner.statusCode, asDiner.json().code]).toEqual([401, 'staff_required']);
    const cookie = await shop.signedIn('owner');
    const token = cookie.split('=')[1];
    for (const headers of [{ cookie }, { authorization: `Bearer ${token}`, 'x-user-id': '1' }]) {
      const answer = await shop.send('GET', '/v2/public/auth/profile', undefined, { headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('can be asked for 1,200 times a minute [ROL-31]', async () => {
    const strict = withOffice(await openTestShop({ limits: { officeReadsPerMinute: 3 }, database: shop.database }));
    const [cookie, other] = [await strict.signedIn('kitchen'), await strict.signedIn('kitchen')];
    const statuses: number[] = [];
    for (let read = 0; read < 4; read += 1) statuses.push((await strict.ask('GET', session, { cookie })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await strict.ask('GET', session, { cookie: other })).statusCode).toBe(200);
    await strict.close();
  });
});
