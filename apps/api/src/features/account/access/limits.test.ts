import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountShop, openAccountShop } from '../../../testing/account-shop.ts';

const limits = { accountAttemptsPerMinute: 10 };

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop({ limits });
});
afterAll(() => shop.close());

const ask = (server: AccountShop, path: string, email: string, remoteAddress: string) =>
  path === 'send-otp'
    ? server.send('GET', `/v2/public/auth/send-otp?email=${email}`, undefined, { remoteAddress })
    : server.send('POST', `/v2/public/auth/${path}`, bodyOf(path, email), { remoteAddress });
const bodyOf = (path: string, email: string) =>
  path === 'login' ? { email, password: 'Wrong-12345' } : { email, otp: '000000', password: 'Nouveau-1234' };

it.each(['login', 'reset-password'])(
  '%s may be tried ten times a minute for an address, from wherever [SEC-10]',
  async (path) => {
    for (const email of ['known@example.com', 'unknown@example.com']) {
      if (email.startsWith('known')) await shop.signUp(`${path}-${email}`);
      const answers: number[] = [];
      for (let peer = 1; peer <= 11; peer += 1) {
        const answer = await ask(
          shop,
          path,
          peer % 2 ? `${path}-${email}` : ` ${path}-${email.toUpperCase()}`,
          `192.0.${email.length}.${peer}`,
        );
        answers.push(answer.statusCode);
        if (peer === 11)
          expect([answer.json(), Number(answer.headers['retry-after']) > 0]).toEqual([
            { status: 'error', message: 'Trop de tentatives, veuillez réessayer plus tard', code: 'rate_limited' },
            true,
          ]);
      }
      expect(answers.slice(0, 10)).not.toContain(429);
      expect(answers[10]).toBe(429);
    }
  },
);

it.each(['login', 'send-otp', 'reset-password'])(
  '%s may be tried ten times a minute by a peer, for whomever [SEC-10]',
  async (path) => {
    const answers: number[] = [];
    for (let person = 1; person <= 11; person += 1)
      answers.push((await ask(shop, path, `person-${person}@example.com`, '198.51.100.7')).statusCode);
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers[10]).toBe(429);
  },
);

it('holds across servers and restarts, and writes no address down [SEC-10]', async () => {
  const email = 'across@example.com';
  const second = await openAccountShop({ limits, database: shop.database });
  for (let peer = 1; peer <= 10; peer += 1) await ask(peer % 2 ? shop : second, 'login', email, `203.0.113.${peer}`);
  for (const server of [shop, second]) expect((await ask(server, 'login', email, '203.0.113.99')).statusCode).toBe(429);
  await second.close();
  const third = await openAccountShop({ limits, database: shop.database });
  expect((await ask(third, 'login', email, '203.0.113.98')).statusCode).toBe(429);
  await third.close();
  const { rows } = await shop.database.query('select key from rate_limits', []);
  expect(rows.length).toBeGreaterThan(10);
  expect(JSON.stringify(rows)).not.toContain('example.com');
});
