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
  vatRegime: null,
  yearEnds: null,
};
const { path } = officeEndpoints.changeSeller;
const change = (wanted: object, by = owner) => shop.ask('PUT', path, { cookie: by, body: wanted });
const known = async () => (await shop.ask('GET', path, { cookie: owner })).json().payload;
const seen = async () => (await known()).seller;
const takesCompanies = async () => (await shop.send('GET', paths.settings)).body.includes('company.active');

it('an owner says who sells, companies can order at once, and the journal tells both [LAW-56, ROL-22]', async () => {
  expect([await seen(), await takesCompanies()]).toEqual([null, false]);
  const { vatRegime: _, yearEnds: __, ...texts } = ana;
  const seller = { ...texts, siren: '732829320' };
  expect((await change({ ...ana, name: ' Chez Ana ', siret: ' ' })).json().payload.seller).toEqual(seller);
  expect([await seen(), await takesCompanies()]).toEqual([seller, true]);
  const audit = "select before, after from office_audit where kind = 'seller_changed'";
  expect((await shop.database.query(audit, [])).rows).toEqual([
    {
      before: { seller: null, vatRegime: null, yearEnds: '12-31' },
      after: { seller, vatRegime: null, yearEnds: '12-31' },
    },
  ]);
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

it('the books are told of what changed, and of nothing else; an unknown regime leaves the one before [BOK-38, BOK-41]', async () => {
  const entries = async () =>
    (await shop.database.query("select content from book_entries where kind = 'settings' order by id", [])).rows.map(
      ({ content }) => JSON.parse(String(content)).changes,
    );
  const before = (await entries()).length;
  for (const vatRegime of ['monthly', 'monthly', null, 'quarterly'] as const)
    expect((await change({ ...ana, vatRegime })).statusCode).toBe(200);
  expect((await known()).vatRegime).toBe('quarterly');
  expect((await entries()).slice(before)).toEqual([
    [
      {
        name: 'office.legal',
        before: null,
        after: expect.objectContaining({ name: 'Chez Ana', vat_number: 'FR44732829320' }),
      },
      { name: 'office.vat_regime', before: null, after: 'monthly' },
    ],
    [{ name: 'office.vat_regime', before: 'monthly', after: 'quarterly' }],
  ]);
  expect((await change({ ...ana, vatRegime: 'yearly' })).statusCode).toBe(422);
});

it('the end of the year is told with them, and is the last day of a month [BOK-12, BOK-38]', async () => {
  expect((await known()).yearEnds).toBe('12-31');
  expect((await change({ ...ana, yearEnds: '06-30' })).json().payload.yearEnds).toBe('06-30');
  expect((await change(ana)).json().payload.yearEnds).toBe('06-30');
  const text = "select content from book_entries where kind = 'settings' order by id desc limit 1";
  const [row] = (await shop.database.query(text, [])).rows;
  expect(JSON.parse(String(row?.content)).changes).toContainEqual({
    name: 'office.year_ends',
    before: null,
    after: '06-30',
  });
  expect((await change({ ...ana, yearEnds: '06-29' })).statusCode).toBe(422);
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
