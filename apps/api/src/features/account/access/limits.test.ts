import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountShop, goodPassword, openAccountShop } from '../../../testing/account-shop.ts';

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

it('locks no owner out because of others’ wrong passwords or codes [SEC-10, AUT-29]', async () => {
  const strict = await openAccountShop({ limits: { passwordFailuresPerDay: 5 } });
  const owner = await strict.member('owner@example.com');
  expect(owner.token).toBeTruthy();
  const first = await strict.logIn('owner@example.com');
  const mark = String([first.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  expect(first.headers['set-cookie']).toMatch(
    /^known-diner=[\w-]{65}; Max-Age=\d+; Path=\/v2\/public\/auth; HttpOnly; SameSite=Strict$/,
  );
  const logIn = (password: string, remoteAddress: string, cookie = '') =>
    strict.send(
      'POST',
      '/v2/public/auth/login',
      { email: ' OWNER@example.com', password },
      { remoteAddress, headers: { cookie } },
    );
  for (let peer = 1; peer <= 20; peer += 1)
    expect((await logIn('Wrong-12345', `192.0.2.${peer}`)).statusCode).toBe(401);
  expect((await logIn(goodPassword, '198.51.100.1')).statusCode).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 8 }, () => logIn('Wrong-12345', '192.0.2.99')));
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect((await logIn(goodPassword, '192.0.2.99')).statusCode).toBe(429);
  expect((await logIn(goodPassword, '192.0.2.99', mark)).statusCode).toBe(200);

  // Strangers get seven codes a day and twenty wrong attempts; the owner's browser gets more.
  const send = (cookie = '') =>
    strict.send('GET', '/v2/public/auth/send-otp?email=owner@example.com&purpose=reset', undefined, {
      headers: { cookie },
    });
  const reset = (otp: string, cookie = '') =>
    strict.send(
      'POST',
      '/v2/public/auth/reset-password',
      { email: 'owner@example.com', otp, password: 'Nouveau-1234' },
      { headers: { cookie } },
    );
  const statuses: number[] = [];
  for (let hour = 13; hour < 21; hour += 1) {
    strict.setClock(`2026-11-23T${hour}:00`);
    statuses.push((await send()).statusCode);
    for (let guess = 0; guess < 5; guess += 1) expect((await reset(`00000${guess}`)).statusCode).toBe(400);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  strict.setClock('2026-11-23T21:00');
  expect((await send(mark)).statusCode).toBe(200);
  const code = await strict.lastCode('owner@example.com');
  expect((await reset(code)).statusCode).toBe(400);
  expect((await reset(code, mark)).statusCode).toBe(200);
  await strict.close();
});

it('counts no browser as known by an account whose address was never proven [SEC-10]', async () => {
  await shop.signUp('unproven@example.com');
  const answer = await shop.logIn('unproven@example.com');
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

it.each(['login', 'send-otp', 'reset-password'])(
  '%s can be tried ten times a minute by a peer, for all accounts together [SEC-10]',
  async (path) => {
    const answers: number[] = [];
    for (let person = 1; person <= 11; person += 1)
      answers.push((await ask(shop, path, `person-${person}@example.com`, '198.51.100.7')).statusCode);
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers[10]).toBe(429);
  },
);

it('holds across servers and restarts, and stores no address [SEC-10]', async () => {
  const email = 'across@example.com';
  const second = await openAccountShop({ limits, database: shop.database });
  for (let time = 1; time <= 10; time += 1) await ask(time % 2 ? shop : second, 'login', email, '203.0.113.99');
  for (const server of [shop, second]) expect((await ask(server, 'login', email, '203.0.113.99')).statusCode).toBe(429);
  await second.close();
  const third = await openAccountShop({ limits, database: shop.database });
  expect((await ask(third, 'login', email, '203.0.113.99')).statusCode).toBe(429);
  await third.close();
  const { rows } = await shop.database.query('select key from rate_limits', []);
  expect(rows.length).toBeGreaterThan(2);
  for (const told of ['example.com', '203.0.113']) expect(JSON.stringify(rows)).not.toContain(told);
});
