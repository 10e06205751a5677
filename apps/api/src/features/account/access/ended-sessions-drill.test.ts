import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AccountShop, goodPassword, headersOf, openAccountShop } from '../../../testing/account-shop.ts';

const races = Math.ceil(200 * inject('drillShare'));

let shop: AccountShop;
let other: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
  other = await openAccountShop({ database: shop.database });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const verify = (email: string, otp: string) =>
  shop.send('GET', `/v2/public/auth/verify-otp/?${new URLSearchParams({ email, otp })}`);
const reset = (email: string, otp: string) =>
  shop.send('POST', '/v2/public/auth/reset-password/', { email, otp, password: 'Nouveau-1234' });

/** The events that end an account's sessions, prepared so that the test can choose the moment. */
const endings = {
  'a reset': async (email: string) => {
    const otp = await shop.codeFor(email, 'reset');
    return () => reset(email, otp);
  },
  'the proof of its address': async (email: string) => {
    const otp = await shop.lastCode(email);
    return () => verify(email, otp);
  },
  'its deletion': async (email: string) => {
    const { token, user } = (await shop.logIn(email)).json();
    const body = { token, user_id: user.id, password: goodPassword };
    return () => shop.send('DELETE', '/v2/public/auth/delete-profile', body);
  },
};

it.each(Object.entries(endings))(
  'no session that a password opens outlives %s, whichever of two servers opens it when [AUT-16, SEC-02]',
  async (name, prepare) => {
    for (let race = 0; race < races; race += 1) {
      const email = `${name.replaceAll(' ', '-')}-${race}@example.com`;
      await shop.signUp(email);
      const end = await prepare(email);
      // Comparing a password takes about 34 ms, so the session ends before, during and after the comparison.
      const [ended, ...opened] = await Promise.all([
        sleep((race * 7) % 80).then(end),
        ...[0, 20, 40].flatMap((wait) =>
          [shop, other].map((server) => sleep(wait).then(() => server.logIn(email, goodPassword))),
        ),
      ]);
      expect([race, ended.statusCode]).toEqual([race, 200]);
      for (const answer of opened) {
        expect([200, 401]).toContain(answer.statusCode);
        if (answer.statusCode === 401) continue;
        const profile = await other.send('GET', '/v2/public/auth/profile', undefined, {
          headers: headersOf(answer.json()),
        });
        expect([race, profile.statusCode]).toEqual([race, 401]);
      }
    }
  },
  600_000,
);
