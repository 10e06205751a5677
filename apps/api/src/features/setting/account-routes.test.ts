import { officeEndpoints } from '@comptoir/contract';
import { type Accounts, usualAccounts } from '@comptoir/domain';
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

const { path } = officeEndpoints.chooseAccounts;
const choose = (body: object, by = cookie) => shop.ask('PUT', path, { cookie: by, body });
const seen = async () => (await shop.ask('GET', path, { cookie })).json().payload;
const wanted: Accounts = {
  card: '5115',
  cash: '5300CAISSE',
  rates: [{ rateBp: 550, sales: '707550', tax: '445713' }],
  other: { sales: '707999', tax: '445719' },
};

it('a manager chooses the accounts of the journal, which are the usual ones before [REP-09]', async () => {
  expect(await seen()).toEqual(usualAccounts);
  expect((await choose(wanted)).json().payload).toEqual(wanted);
  expect(await seen()).toEqual(wanted);
  const { rows } = await shop.database.query("select after from office_audit where kind = 'accounts_chosen'", []);
  expect(rows).toEqual([{ after: wanted }]);
  expect((await choose(wanted, await shop.signedIn('kitchen'))).statusCode).toBe(403);
});

it.each([
  [{ card: '' }, 'card'],
  [{ card: '=511' }, 'card'],
  [{ cash: '5 30' }, 'cash'],
  [{ cash: '5'.repeat(21) }, 'cash'],
  [{ other: { sales: 'ventes', tax: '44571' } }, 'other.sales'],
  [{ rates: [...wanted.rates, ...wanted.rates] }, 'rates'],
  [{ rates: [{ rateBp: 10_001, sales: '707', tax: '44571' }] }, 'rates.0.rateBp'],
])('refuses %j, and says at which field [REP-09]', async (change, field) => {
  const before = await seen();
  const answer = await choose({ ...wanted, ...change });
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, [field]]);
  expect(await seen()).toEqual(before);
});
