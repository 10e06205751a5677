import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AccountShop, goodPassword, withAccounts } from '../testing/account-shop.ts';
import { type OfficeShop, withOffice } from '../testing/office-shop.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { testSite } from '../testing/test-site.ts';
import { defaultLimits } from './limits.ts';

// A tenth of the requests still covers every kind and every network.
const rounds = Math.round(20_000 * inject('drillShare'));
const drillMilliseconds = 1_200_000;
const megabyte = 1024 * 1024;

let shop: AccountShop & OfficeShop;
let known: string;
beforeAll(async () => {
  shop = withOffice(withAccounts(await openTestShop({ limits: defaultLimits, trustProxy: ['127.0.0.1'] })));
  await shop.person('owner', 'zoe@example.com', goodPassword);
  const { headers } = await signIn({});
  known = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('known-office=')) ?? '';
  expect(known).not.toBe('');
  await leaveOutSignInMails();
});
afterAll(() => shop.close());

/** Each sign-in on a new browser is told to the owner (ROL-24), which only the right password can cause. */
async function leaveOutSignInMails() {
  await shop.api.drainOutbox();
  shop.mails.length = 0;
}

/** The owner signs in from their own network. */
const signIn = (headers: Record<string, string>) =>
  shop.send(
    'POST',
    '/v2/office/session',
    { email: 'zoe@example.com', password: goodPassword },
    { headers: { ...ownNetwork, ...headers } },
  );
const ownNetwork = { 'x-forwarded-for': '198.51.100.1', origin: testSite.siteRoot };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const victim = 'victim@example.com';
const spell = (number: number) => [victim, ` ${victim}`, victim.toUpperCase()][number % 3] ?? victim;

/** Requests of a stranger, each in a different form. */
const floods: Record<string, (number: number, headers: Record<string, string>) => Promise<{ statusCode: number }>> = {
  'links of another form': (number, headers) =>
    shop.send('GET', paths.liveOrder(`${number}${'A'.repeat(15_000)}`), undefined, { headers }),
  'links that were never given': (number, headers) =>
    shop.send('GET', paths.liveOrder(String(number).padStart(22, '_')), undefined, { headers }),
  'orders of nobody': (number, headers) =>
    shop.send('POST', paths.checkout, { customer: { email: `${number}${'x'.repeat(200_000)}` } }, { headers }),
  'orders for somebody else': (number, headers) =>
    shop.send('POST', paths.checkout, { customer: { email: spell(number) }, local_id: `${number}` }, { headers }),
  'accounts that come and go': async (number, headers) => {
    const answer = await shop.send(
      'POST',
      '/v2/public/auth/signup',
      { first_name: 'X', last_name: 'Y', phone: '0612345678', email: spell(number), password: goodPassword },
      { headers },
    );
    const { token, user } = answer.json();
    if (answer.statusCode === 200)
      await shop.send(
        'DELETE',
        '/v2/public/auth/delete-profile',
        { token, user_id: user.id, password: goodPassword },
        { headers },
      );
    return answer;
  },
  'codes for somebody else': (number, headers) =>
    shop.send('GET', `/v2/public/auth/send-otp?email=${encodeURIComponent(spell(number))}`, undefined, { headers }),
  'passwords of the owner': (_, headers) =>
    shop.ask('POST', '/v2/office/session', { body: { email: 'zoe@example.com', password: 'Wrong-12345' }, headers }),
  'links for the owner': (_, headers) =>
    shop.ask('POST', '/v2/office/session/reset', { body: { email: 'zoe@example.com' }, headers }),
};

it.each([1, 100])(
  'keeps its memory, its mailboxes and its doors while strangers flood it from networks: %i [SEC-19, SEC-10, AUT-29, ROL-22]',
  async (networks) => {
    shop.setClock('2026-11-23T12:00');
    const audited = async () =>
      (await shop.database.query('select count(*)::int as n from office_audit', [])).rows[0]?.n;
    const from = (network: number) => ({ 'x-forwarded-for': `10.9.9.9, 192.0.${networks}.${network}` });
    const kinds = Object.values(floods);
    // Code that the first request of each kind loads is not a memory leak.
    for (const flood of kinds) await flood(0, from(250));
    const [before, rowsBefore] = [heapBytes(), await audited()];
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const flood = kinds[round % kinds.length];
      await flood?.(round + networks * 1_000_000, from(Math.floor(round / kinds.length) % networks));
      if (round % 200 !== 0) continue;
      // Minutes pass for the mailboxes meanwhile, because counters in the database use the shop's clock.
      shop.setClock(
        Temporal.PlainDateTime.from('2026-11-23T12:00')
          .add({ seconds: Math.floor(round / 40) })
          .toString(),
      );
      const startedAt = performance.now();
      const order = pickupOrder({
        customer: { ...pickupOrder().customer, email: `diner-${networks}-${round}@example.com` },
      });
      const headers = { 'x-forwarded-for': `203.0.113.${(round / 200) % 250}` };
      expect((await shop.send('POST', paths.checkout, order, { headers })).statusCode).toBe(200);
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
    expect(slowest).toBeLessThan(2_000);
    expect((heapBytes() - before) / megabyte).toBeLessThan(30);
    expect(await audited()).toBe(rowsBefore);
    await shop.api.drainOutbox();
    // The drill takes less than ten minutes of the shop's clock. Confirmations of the victim's own order do not count.
    const asked = shop.mails.filter(({ subject }) => !/commande/i.test(subject));
    const mailsTo = (email: string) => asked.filter(({ to }) => to === email).length;
    expect(mailsTo(victim)).toBeLessThanOrEqual(3);
    expect(mailsTo('zoe@example.com')).toBe(3);
    // The victim can order and the owner can sign in from a known browser, although all other limits are reached.
    const own = pickupOrder({ customer: { ...pickupOrder().customer, email: victim } });
    expect((await shop.send('POST', paths.checkout, own, { headers: ownNetwork })).statusCode).toBe(200);
    expect((await signIn({ cookie: known.split(';')[0] ?? '' })).statusCode).toBe(200);
  },
  drillMilliseconds,
);
