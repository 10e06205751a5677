import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AccountShop, openAccountShop } from '../../../testing/account-shop.ts';

const samples = Math.ceil(400 * inject('drillShare'));

/** On a machine that has other things to do. */
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

/** How likely a known address takes longer than an unknown one: 0.5 where nothing tells them apart, whatever else the machine does. */
function likelihood(known: number[], unknown: number[]): number {
  const wins = known.map((slow) =>
    unknown.reduce((sum, other) => sum + (slow > other ? 1 : slow === other ? 0.5 : 0), 0),
  );
  return wins.reduce((sum, won) => sum + won, 0) / (known.length * unknown.length);
}

it.each(questions)(
  `${samples} times interleaved, %s tells a known address from an unknown one by nothing [SEC-09]`,
  async (_, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const told = new Map<string, Set<string>>();
    for (let sample = 0; sample < samples; sample += 1) {
      // Each minute a new code: what is measured is the whole of the work, not the short way of an answer that is repeated.
      shop.setClock(
        Temporal.PlainDateTime.from('2026-11-23T13:00')
          .add({ minutes: sample * 4 })
          .toString(),
      );
      const names = sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const name of names) {
        const startedAt = performance.now();
        const { statusCode, body } = await ask(`${name}@example.com`);
        times[name].push(performance.now() - startedAt);
        told.set(name, (told.get(name) ?? new Set()).add(`${statusCode} ${body}`));
      }
      await shop.api.drainOutbox();
    }
    expect(told.get('known')).toEqual(told.get('unknown'));
    // Four standard errors of a likelihood of one half: an honest server fails this once in 16,000 runs.
    const tolerance = 4 * Math.sqrt((2 * samples + 1) / (12 * samples * samples));
    expect(Math.abs(likelihood(times.known, times.unknown) - 0.5)).toBeLessThan(tolerance);
  },
  drillMilliseconds,
);
