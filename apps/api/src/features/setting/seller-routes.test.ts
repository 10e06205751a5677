import { officeEndpoints, paths } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let owner: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  owner = await shop.signedIn('owner');
});
afterAll(() => shop.close());
beforeEach(() => shop.setCatalogue(() => undefined));

const ana = {
  name: 'Chez Ana',
  form: 'SARL',
  capital: '5 000 €',
  siren: '732 829 320',
  siret: null,
  vatNumber: 'FR44732829320',
  isFranchise: false,
  registration: 'RCS Lyon 732 829 320',
  address: '12 rue de Belfort',
  postalCode: '69004',
  city: 'Lyon',
};
const { path } = officeEndpoints.changeSeller;
const change = (wanted: object, by = owner) => shop.ask('PUT', path, { cookie: by, body: wanted });
const seen = async () => (await shop.ask('GET', path, { cookie: owner })).json().payload.seller;
const takesCompanies = async () => (await shop.send('GET', paths.settings)).body.includes('company.active');

it('an owner says who sells, companies can order at once, and the journal tells both [LAW-56, ROL-22]', async () => {
  expect([await seen(), await takesCompanies()]).toEqual([null, false]);
  const known = { ...ana, siren: '732829320' };
  expect((await change({ ...ana, name: ' Chez Ana ', siret: ' ' })).json().payload.seller).toEqual(known);
  expect([await seen(), await takesCompanies()]).toEqual([known, true]);
  const audit = "select before, after from office_audit where kind = 'seller_changed'";
  expect((await shop.database.query(audit, [])).rows).toEqual([{ before: null, after: known }]);
});

it.each([
  [{ siren: '732 829 321' }, 'siren'],
  [{ siren: '73282932000074' }, 'siren'],
  [{ siret: '404833048 00022' }, 'siret'],
  [{ vatNumber: 'FR83404833048' }, 'vatNumber'],
  [{ vatNumber: null }, 'vatNumber'],
  [{ isFranchise: true }, 'vatNumber'],
  [{ city: '' }, 'city'],
  [{ postalCode: ' ' }, 'postalCode'],
  [{ address: 'x'.repeat(201) }, 'address'],
  [{ isFranchise: 'non' }, 'isFranchise'],
])('refuses %j, and says at which field [LAW-56, LAW-59]', async (wrong, field) => {
  const answer = await change({ ...ana, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, expect.arrayContaining([field])]);
  expect(await seen()).toBeNull();
});

it('a franchise has no VAT number [LAW-56, LAW-71]', async () => {
  const answer = await change({ ...ana, isFranchise: true, vatNumber: '' });
  expect(answer.json().payload.seller).toMatchObject({ isFranchise: true, vatNumber: null });
});

it('nobody below an owner reads or changes who sells [LAW-56, ROL-20]', async () => {
  for (const caller of ['manager', 'kitchen', 'device'] as const) {
    const cookie = await shop.signedIn(caller);
    expect([caller, (await change(ana, cookie)).statusCode]).toEqual([caller, 403]);
    expect((await shop.ask('GET', path, { cookie })).statusCode).toBe(403);
  }
  expect(await seen()).toBeNull();
});
