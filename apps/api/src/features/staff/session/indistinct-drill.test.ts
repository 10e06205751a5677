import { afterAll, beforeAll, inject, it } from 'vitest';
import { expectIndistinct } from '../../../testing/expect-indistinct.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const samples = Math.ceil(400 * inject('drillShare'));

/** A time limit for a slow machine. */
const drillMilliseconds = 600_000;

let shop: OfficeShop;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.person('owner', 'known@example.com', 'Secret-1234');
});
afterAll(() => shop.close());

const questions: [string, (email: string) => ReturnType<OfficeShop['ask']>][] = [
  ['signing in', (email) => shop.ask('POST', '/v2/office/session', { body: { email, password: 'Wrong-12345' } })],
  ['asking for a link', (email) => shop.ask('POST', '/v2/office/session/reset', { body: { email } })],
];

it.each(questions)(
  `${samples} times interleaved, %s tells a known address from an unknown one by nothing [ROL-04, SEC-09]`,
  (_, ask) =>
    expectIndistinct(
      samples,
      (name) => ask(`${name}@example.com`),
      () => shop.api.drainOutbox(),
    ),
  drillMilliseconds,
);
