import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const { path } = officeEndpoints.chooseGuestCash;
const choose = (guestCash: object, by = cookie) => shop.ask('PUT', path, { cookie: by, body: guestCash });
const seen = async () => (await shop.ask('GET', path, { cookie })).json().payload;

it('a manager chooses how guests pay cash, and the next order follows it [OFC-29, PAY-26]', async () => {
  expect(await seen()).toEqual({ kind: 'accepted' });
  expect((await choose({ kind: 'code', from: 1 })).json().payload).toEqual({ kind: 'code', from: 1 });
  expect(await seen()).toEqual({ kind: 'code', from: 1 });
  expect((await shop.send('POST', paths.checkout, pickupOrder())).json().code).toBe('cash_code_needed');
  await choose({ kind: 'account' });
  expect((await shop.send('POST', paths.checkout, pickupOrder())).json().code).toBe('cash_account_needed');
  await choose({ kind: 'accepted' });
  expect((await shop.send('POST', paths.checkout, pickupOrder())).statusCode).toBe(200);
  const { rows } = await shop.database.query(
    "select before, after from office_audit where kind = 'guest_cash_chosen' order by id",
    [],
  );
  expect(rows[1]).toEqual({
    before: { guestCash: { kind: 'code', from: 1 } },
    after: { guestCash: { kind: 'account' } },
  });
});

it('the kitchen neither sees nor chooses it [OFC-29, ROL-20]', async () => {
  const kitchen = await shop.signedIn('kitchen');
  expect((await choose({ kind: 'account' }, kitchen)).statusCode).toBe(403);
  expect((await shop.ask('GET', path, { cookie: kitchen })).statusCode).toBe(403);
});

it.each([
  [],
  {},
  { kind: 'code' },
  { kind: 'code', from: 0 },
  { kind: 'code', from: 21 },
  { kind: 'code', from: 2.5 },
  { kind: 'never' },
  { kind: 'account', from: 3 },
])('refuses %j as a way for guests to pay cash [OFC-29]', async (guestCash) => {
  expect((await choose(guestCash)).statusCode).toBe(422);
});
