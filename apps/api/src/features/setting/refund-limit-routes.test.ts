import { officeEndpoints, readOfficeSettings } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { readCatalogue } from '../catalogue/catalogue-repository.ts';

let shop: OfficeShop;
let owner: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  owner = await shop.signedIn('owner');
});
afterAll(() => shop.close());

const { path } = officeEndpoints.chooseRefundLimits;
const choose = (wanted: object, by = owner) => shop.ask('PUT', path, { cookie: by, body: wanted });
const seen = async () => (await shop.ask('GET', path, { cookie: owner })).json().payload;
const wanted = { refundLimitCents: 5050, refundDayLimitCents: 0 };

it('an owner chooses the limits of refunds, which are in force at once, and the journal tells both [REP-26, ROL-22]', async () => {
  const usual = { refundLimitCents: 100_00, refundDayLimitCents: 300_00 };
  expect(await seen()).toEqual(usual);
  expect((await choose(wanted)).json().payload).toEqual(wanted);
  expect(await seen()).toEqual(wanted);
  const { settings } = await readCatalogue(shop.database.db);
  expect(readOfficeSettings(settings)).toMatchObject(wanted);
  const { rows } = await shop.database.query(
    "select before, after from office_audit where kind = 'refund_limits_chosen'",
    [],
  );
  expect(rows).toEqual([{ before: usual, after: wanted }]);
});

it('nobody below an owner sees or chooses the limits [REP-26, ROL-20]', async () => {
  for (const caller of ['manager', 'kitchen', 'device'] as const) {
    const cookie = await shop.signedIn(caller);
    expect([caller, (await choose(wanted, cookie)).statusCode]).toEqual([caller, 403]);
    expect((await shop.ask('GET', path, { cookie })).statusCode).toBe(403);
  }
});

it.each([
  [{ refundLimitCents: -1 }, 'refundLimitCents'],
  [{ refundLimitCents: 0.5 }, 'refundLimitCents'],
  [{ refundLimitCents: '100' }, 'refundLimitCents'],
  [{ refundDayLimitCents: 10_000_001 }, 'refundDayLimitCents'],
])('refuses %j, and says at which field [REP-26]', async (change, field) => {
  const before = await seen();
  const answer = await choose({ ...wanted, ...change });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await seen()).toEqual(before);
});
