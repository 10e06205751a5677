import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountShop, goodPassword, openAccountShop } from '../../../testing/account-shop.ts';

let shop: AccountShop;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      log += chunk;
      callback();
    },
  });
  shop = await openAccountShop({ logger: { level: 'trace', stream } });
});
afterAll(() => shop.close());

it('are never in the log, and in no column in clear [SEC-01, SEC-08]', async () => {
  const email = 'secret@example.com';
  const secrets = [goodPassword, 'Nouveau-1234'];
  const signedUp = (await shop.signUp(email)).json();
  const code = await shop.lastCode(email);
  const query = `token=${signedUp.token}&user_id=${signedUp.user.id}`;
  await shop.send('GET', `/v2/public/auth/profile?${query}`);
  await shop.send('GET', `/v2/public/auth/nothing?${query}&otp=${code}`);
  // No mail can be sent, and the database fails in the middle of a transaction.
  shop.isMailDown = true;
  shop.setClock('2026-11-23T12:30');
  await shop.send('GET', `/v2/public/auth/send-otp?email=${email}&purpose=reset`);
  await shop.api.drainOutbox();
  shop.isMailDown = false;
  await shop.database.query('update outbox set next_at = now() where done_at is null', []);
  const resetCode = await shop.lastCode(email);
  await shop.database.query('alter table sessions rename to sessions_away', []);
  const failures = [
    await shop.send('GET', `/v2/public/auth/profile?${query}`),
    await shop.logIn(email),
    await shop.send('POST', '/v2/public/auth/reset-password', { email, otp: resetCode, password: 'Nouveau-1234' }),
  ];
  await shop.database.query('alter table sessions_away rename to sessions', []);
  for (const failure of failures) expect([failure.statusCode, failure.json().code]).toEqual([500, 'internal']);
  // Nothing was committed, so the same code is still valid.
  const reset = await shop.send('POST', '/v2/public/auth/reset-password', {
    email,
    otp: resetCode,
    password: 'Nouveau-1234',
  });
  expect(reset.statusCode).toBe(200);
  const loggedIn = (await shop.logIn(email, 'Nouveau-1234')).json();
  secrets.push(code, resetCode, signedUp.token, loggedIn.token);

  expect(log).toContain('request failed');
  const kept: string[] = [];
  for (const table of ['users', 'sessions', 'one_time_codes', 'outbox', 'rate_limits']) {
    const { rows } = await shop.database.query(`select t::text as row from ${table} t`, []);
    kept.push(...rows.map(({ row }) => String(row)));
  }
  for (const secret of secrets) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
    expect([secret, kept.filter((row) => row.includes(secret))]).toEqual([secret, []]);
  }
  const others = shop.mails.filter(({ subject }) => !/Confirmez|nouveau mot de passe/i.test(subject));
  for (const secret of secrets)
    expect(others.filter(({ text, html }) => `${text}${html}`.includes(secret))).toEqual([]);
});
