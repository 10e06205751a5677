import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogueDrafts } from '../../../db/schema/index.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const { path } = officeEndpoints.catalogue;

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
beforeEach(async () => {
  cookie = await shop.signedIn('manager');
  await shop.database.db.delete(catalogueDrafts);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', below: string, body?: object) =>
  shop.ask(method, path + below, { cookie, ...(body && { body }) });
const read = async () => (await ask('GET', '?draft=1')).json().payload;

type Part = Record<string, unknown>;

/** The part of this key without what the key and its parent say. */
async function partOf(key: string): Promise<{ value: unknown; base: string }> {
  const { file, bases } = await read();
  const [kind = '', id = ''] = key.split('/');
  const menus: Part[] = file.menus;
  const categories = menus.flatMap(({ menu_id, categories: below }) =>
    (below as Part[]).map((category): Part => ({ ...category, menu_id })),
  );
  const parts: Record<string, Part[]> = {
    menu: menus.map(({ categories: _, ...menu }) => menu),
    category: categories.map(({ items: _, ...category }) => category),
    item: categories.flatMap(({ category_id, items }) => (items as Part[]).map((item) => ({ ...item, category_id }))),
    option: file.options,
  };
  const found = parts[kind]?.find((part) => part[`${kind}_id`] === Number(id));
  const { [`${kind}_id`]: _, ...part } = found ?? {};
  return { value: kind === 'setting' ? file.settings[id] : part, base: bases[key] };
}

const price = (price_pickup: unknown) => ({ item_price: { price_pickup, price_delivery: null, tax_rate: 10 } });
const day = (...times: [string, string][]) => ({
  date: '2026-12-24',
  closed: false,
  times: times.map(([start, end]) => ({ start, end })),
});
const week = (...times: [string, string][]) => ({
  active_times: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => ({
    day: name,
    label: name,
    is_open: true,
    times: times.map(([start, end]) => ({ start, end })),
  })),
});
const ring = (points: number) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    return [4.835 + Math.cos(angle) / 100, 45.757 + Math.sin(angle) / 100];
  });
const zone = (points: number) => ({
  name: 'Ronde',
  city: 'Lyon',
  postal_code: null,
  delivery_fee: 3,
  flat_charge: null,
  minimum_order: null,
  polygon: [ring(points)],
});

const exceptions = 'setting/scheduling.exceptions';
const zones = 'setting/features.delivery.zones';

/** What is wrong, the part, its wrong value or fields, and the field that the answer names. */
const wrong: [string, string, unknown, string][] = [
  ['a price of three decimals', 'item/101', price(12.905), 'item_price.price_pickup'],
  ['a price below zero', 'item/101', price(-1), 'item_price.price_pickup'],
  ['a price of a thousand million', 'item/101', price(1e9), 'item_price.price_pickup'],
  ['a price that is no number', 'item/101', price('NaN'), 'item_price.price_pickup'],
  ['a price in Arabic digits', 'item/101', price('١٢'), 'item_price.price_pickup'],
  ['a name of 256 characters', 'item/101', { item_name: 'x'.repeat(256) }, 'item_name'],
  ['a name of spaces', 'item/101', { item_name: '   ' }, 'item_name'],
  ['a category’s name of spaces', 'category/11', { category_name: ' \u00a0' }, 'category_name'],
  ['a name with a NUL', 'item/101', { item_name: 'a\0b' }, 'item_name'],
  ['a minimum above the maximum', 'option/OPTION', { min: 3, max: 2 }, 'max'],
  ['a group without choices', 'option/OPTION', { option_options: [] }, 'option_options'],
  ['25:00', exceptions, [day(['25:00', '26:00'])], '0.times.0.start'],
  ['12:00 to 12:00', exceptions, [day(['12:00', '12:00'])], '0.times.0'],
  ['25:00 in the week', 'menu/1', week(['25:00', '26:00']), 'active_times.0.times.0.start'],
  ['12:00 to 12:00 in the week', 'menu/1', week(['12:00', '12:00']), 'active_times.0.times.0'],
  ['a day in 1999', exceptions, [{ ...day(), date: '1999-12-24', closed: true }], '0.date'],
  ['400 days', exceptions, [{ ...day(), until: '2028-01-28', closed: true }], '0.until'],
  ['501 points', zones, [zone(501)], '0.polygon.0'],
];

it.each(wrong)(
  '%s is refused at its field, and the draft stays as it is [MED-10, HRS-02]',
  async (_, at, change, field) => {
    const { file } = await read();
    const key = at.replace('OPTION', file.options[0]?.option_id);
    const { value, base } = await partOf(key);
    const sent = Array.isArray(change) ? change : { ...Object(value), ...Object(change) };
    const answer = await ask('PUT', `/${key}`, { base, value: sent });
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
      422,
      expect.arrayContaining([`value.${field}`]),
    ]);
    expect(Object.values(answer.json().errors).join()).toMatch(/\p{L}{2,} \p{L}/u);
    expect((await read()).changes).toEqual([]);
  },
);

it('a name like markup is a name [MED-24]', async () => {
  const { value, base } = await partOf('item/101');
  const item_name = '<b>Reine</b> & <script>alert(1)</script>';
  expect((await ask('PUT', '/item/101', { base, value: { ...Object(value), item_name } })).statusCode).toBe(200);
  expect((await partOf('item/101')).value).toMatchObject({ item_name });
});

it('a zone of 500 points is one [HRS-14]', async () => {
  const { base } = await partOf(zones);
  expect((await ask('PUT', `/${zones}`, { base, value: [zone(500)] })).json()).toMatchObject({ status: 'success' });
});

it('a category moved into a menu that does not exist is not published [MED-08]', async () => {
  const { file } = await read();
  const { category_id } = file.menus[0].categories[0];
  const { value, base } = await partOf(`category/${category_id}`);
  await ask('PUT', `/category/${category_id}`, { base, value: { ...Object(value), menu_id: 987_654 } });
  const answer = await ask('POST', '/publish', {});
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
  expect(answer.json().problems).toContainEqual(
    expect.objectContaining({ kind: 'category', id: String(category_id), message: expect.stringMatching(/menu/) }),
  );
  expect((await ask('GET', '')).json().payload.file).toEqual(file);
});
