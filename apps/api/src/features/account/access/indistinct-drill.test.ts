import { afterAll, beforeAll, inject, it } from 'vitest';
import { type AccountShop, openAccountShop } from '../../../testing/account-shop.ts';
import { expectIndistinct } from '../../../testing/expect-indistinct.ts';

const samples = Math.ceil(400 * inject('drillShare'));

/** A time limit for a slow machine. */
const drillMilliseconds = 600_000;

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
  await shop.member('known@example.com');
});
afterAll(() => shop.close());

const questions: [string, (email: string) => Promise<{ statusCode: number; body: string }>][] = [
  ['login', (email) => shop.logIn(email, 'Wrong-12345')],
  ['send-otp', (email) => shop.send('GET', `/v2/public/auth/send-otp?email=${email}&purpose=reset`)],
  [
    'reset-password',
    (email) => shop.send('POST', '/v2/public/auth/reset-password', { email, otp: '000000', password: 'Nouveau-1234' }),
  ],
];

it.each(questions)(
  `${samples} times interleaved, %s tells a known address from an unknown one by nothing [SEC-09]`,
  (_, ask) =>
    expectIndistinct(
      samples,
      (name) => ask(`${name}@example.com`),
      async (sample) => {
        await shop.api.drainOutbox();
        // Each request creates a new code, because a repeated request would take less time.
        const clock = Temporal.PlainDateTime.from('2026-11-23T13:00').add({ minutes: sample * 4 });
        shop.setClock(clock.toString());
      },
    ),
  drillMilliseconds,
);
