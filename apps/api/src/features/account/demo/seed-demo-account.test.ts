import { accountEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountShop, headersOf, openAccountShop } from '../../../testing/account-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { endDemoAccount } from './end-demo-account.ts';
import { seedDemoAccount } from './seed-demo-account.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());

it('has an account to try, with two old orders, made once and without mails [API-09]', async () => {
  const now = Temporal.Instant.from('2026-11-23T11:00:00Z');
  for (let times = 0; times < 2; times += 1) await seedDemoAccount(shop.database.db, testSite, now);
  const { token, user } = (await shop.logIn('demo@example.com', 'Demo-1234')).json();
  expect(user).toMatchObject({ first_name: 'Camille', is_verified: true, address: '5 place Bellecour, 69002 Lyon' });
  const query = `token=${token}&user_id=${user.id}`;
  const { orders, total } = (await shop.send('GET', `${accountEndpoints.orders.path}?${query}`)).json();
  expect([total, orders.map(({ order_number }: { order_number: number }) => order_number)]).toEqual([2, [999, 998]]);
  for (const { receipt } of orders) {
    const [tax] = receipt.taxes;
    expect(Math.round((tax.net + tax.vat) * 100)).toBe(Math.round(receipt.total * 100));
  }
  const { rows } = await shop.database.query('select state from orders left join order_progress on order_id = id', []);
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }]);
  await shop.api.drainOutbox();
  expect(shop.mails).toEqual([]);
});

it('ends with the demo: its password and sessions become invalid, without a mail [OFC-24, SEC-02]', async () => {
  const { db } = shop.database;
  const { token, user } = (await shop.logIn('demo@example.com', 'Demo-1234')).json();
  const told = { addressKey: (email: string) => email, at: Temporal.Instant.from('2026-11-23T11:00:00Z') };
  expect(await endDemoAccount(db, told)).toBe(true);
  expect(await endDemoAccount(db, told)).toBe(false);
  expect((await shop.logIn('demo@example.com', 'Demo-1234')).statusCode).toBe(401);
  const profile = await shop.send('GET', '/v2/public/auth/profile', undefined, { headers: headersOf({ token, user }) });
  expect(profile.statusCode).toBe(401);
  await shop.api.drainOutbox();
  expect(shop.mails).toEqual([]);
});
