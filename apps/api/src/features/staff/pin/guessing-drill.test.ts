import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { goodPassword } from '../../../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

// Each PIN of four digits once. A smaller share still has the right one among the guesses, and restarts.
const guesses = inject('drillShare') === 1 ? 10_000 : 300;
/** A time limit for a slow machine. */
const drillMilliseconds = 1_200_000;

const digitsOf = (guess: number) => String((guess * 7919) % 10_000).padStart(4, '0');
/** The guess that would be right. */
const pin = digitsOf(200);

let first: OfficeShop;
let shop: OfficeShop;
let personId: number;
beforeAll(async () => {
  first = withOffice(await openTestShop());
  shop = first;
  shop.setClock('2026-11-23T00:00');
  personId = await shop.person('manager', 'manager@example.com', goodPassword);
  const cookie = await shop.signedIn('manager');
  const chosen = await shop.ask('PUT', '/v2/office/pin', { cookie, body: { password: goodPassword, pin } });
  expect(chosen.statusCode).toBe(200);
});
afterAll(async () => {
  if (shop !== first) await shop.api.app.close();
  await first.close();
});

/** Starts another server on the same database, which simulates a restart. */
async function restart(): Promise<void> {
  if (shop !== first) await shop.api.app.close();
  shop = withOffice(await openTestShop({ database: first.database }));
}

const guessPin = (digits: string, cookie = '') =>
  shop.ask('POST', '/v2/office/pin', {
    cookie,
    body: { personId, pin: digits, for: { action: 'mute-last', orderId: null } },
  });

it(
  `a PIN is not found by ${guesses} guesses in a day at four devices, with restarts between: 20 are compared, none is right [ROL-10]`,
  async () => {
    const devices = [];
    for (let device = 0; device < 4; device += 1) devices.push(await shop.signedIn('device'));
    const start = Temporal.PlainDateTime.from('2026-11-23T00:00');
    const codes = new Map<string, number>();
    for (let guess = 0; guess < guesses; guess += 1) {
      if (guess % 250 === 7) await restart();
      shop.setClock(start.add({ seconds: Math.floor((guess / guesses) * 86_000) }).toString());
      const answer = await guessPin(digitsOf(guess), devices[guess % devices.length]);
      const code = `${answer.statusCode} ${answer.json().code}`;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ '403 wrong_pin': 20, '429 pin_locked': guesses - 20 });
    const { rows } = await first.database.query('select count(*)::int as failures from pin_failures', []);
    expect(rows).toEqual([{ failures: 20 }]);
    expect((await first.database.query('select * from pin_grants', [])).rows).toEqual([]);
    // The next day the right PIN is taken: the test compared what it meant to.
    shop.setClock('2026-11-24T00:30');
    expect((await guessPin(pin, devices[0])).statusCode).toBe(200);
  },
  drillMilliseconds,
);
