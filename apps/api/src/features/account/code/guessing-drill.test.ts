import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AccountShop, withAccounts } from '../../../testing/account-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

// A smaller share still reaches every kind of disturbance, and 15 times the limits.
const guesses = inject('drillShare') === 1 ? 10_000 : 300;

/** A time limit for a slow machine. */
const drillMilliseconds = 1_200_000;

let first: AccountShop;
let shop: AccountShop;
beforeAll(async () => {
  first = withAccounts(await openTestShop());
  shop = first;
});
afterAll(async () => {
  if (shop !== first) await shop.api.app.close();
  await first.close();
});

/** Starts another server on the same database, which simulates a restart. */
async function restart(): Promise<void> {
  if (shop !== first) await shop.api.app.close();
  shop = withAccounts(await openTestShop({ database: first.database }));
}

it(
  `never opens a session by ${guesses} guesses in a day, whatever is asked for in between: after 20 failures it is shut [AUT-29]`,
  async () => {
    const victim = 'victim@example.com';
    await shop.signUp(victim);
    const attacker = await shop.member('attacker@example.com');
    const statuses = new Map<number, number>();
    const start = Temporal.PlainDateTime.from('2026-11-23T00:00');
    let isVictimGone = false;
    for (let guess = 0; guess < guesses; guess += 1) {
      const at = start.add({ seconds: Math.floor((guess / guesses) * 86_000) });
      shop.setClock(at.toString());
      // The test requests new codes as often as permitted, and lets accounts come and go.
      if (guess % 10 === 0)
        await shop.send('GET', `/v2/public/auth/send-otp?email=${victim}&purpose=${guess % 20 ? 'verify' : 'reset'}`);
      if (guess % 100 === 50)
        await shop.send(
          'PATCH',
          '/v2/public/auth/update-profile',
          { email: `claimed-${guess}@example.com` },
          {
            headers: attacker.headers,
          },
        );
      if (guess % 500 === 250) {
        await restart();
        shop.setClock(at.toString());
      }
      // The guess is never correct, because the test only counts how many guesses are processed.
      const otp = String((guess * 7919) % 1_000_000).padStart(6, '0');
      const answer =
        guess % 2
          ? await shop.send('GET', `/v2/public/auth/verify-otp?email=${victim}&otp=${otp}`)
          : await shop.send('GET', `/v2/public/auth/verify-otp?email=${victim.toUpperCase()}&otp=${otp}`);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      isVictimGone ||= answer.statusCode === 200;
    }
    expect(isVictimGone).toBe(false);
    expect([...statuses.keys()]).toEqual([400]);
    const { rows } = await first.database.query(
      'select sum(failures)::int as failures, count(*)::int as codes from one_time_codes where user_id = (select id from users where email = $1)',
      [victim],
    );
    expect(Number(rows[0]?.failures)).toBeLessThanOrEqual(20);
    expect(Number(rows[0]?.codes)).toBeGreaterThan(3);
  },
  drillMilliseconds,
);

it(
  'adds up the failures of an account that is deleted and made again',
  async () => {
    const email = 'again@example.com';
    shop.setClock('2026-11-24T12:00');
    for (let round = 0; round < 6; round += 1) {
      shop.setClock(`2026-11-24T12:${String(round * 9).padStart(2, '0')}`);
      const { token, user } = (await shop.signUp(email)).json();
      const code = await shop.lastCode(email);
      const wrong = code === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1)
        await shop.send('GET', `/v2/public/auth/verify-otp?email=${email}&otp=${wrong}`);
      await shop.send('DELETE', '/v2/public/auth/delete-profile', { token, user_id: user.id, password: 'Secret-1234' });
    }
    shop.setClock('2026-11-24T13:10');
    await shop.signUp(email);
    const right = await shop.lastCode(email);
    expect((await shop.send('GET', `/v2/public/auth/verify-otp?email=${email}&otp=${right}`)).statusCode).toBe(400);
    const { rows } = await first.database.query(
      'select sum(failures)::int as n from one_time_codes where user_id is null',
      [],
    );
    expect(Number(rows[0]?.n)).toBe(20);
  },
  drillMilliseconds,
);
