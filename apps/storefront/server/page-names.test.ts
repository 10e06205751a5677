// @vitest-environment node

import { expect, it, vi } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { createPageNames } from './page-names.ts';

const address = '/menu?product=101';

function setUp() {
  let version = '1';
  const product = vi.fn(async (id: number) => id === 101);
  const nameOf = createPageNames({ hasProduct: product, site, catalogueVersion: () => version });
  const name = (address: string) => nameOf(new URL(address, 'http://shop.example'));
  return { product, name, change: () => (version += '1') };
}

it('a page has one name, whatever the query, and one more for each product that there is [RTE-06]', async () => {
  const { name, product } = setUp();
  for (const path of [
    '/menu',
    '/menu?utm=1',
    '/MENU/',
    '/menu?product=',
    '/menu?product=999',
    '/menu?product=zzz',
    '/menu?product=0101',
  ])
    expect(await name(path)).toEqual({ key: '/menu', path: '/menu' });
  for (const path of ['/', '/checkout']) expect((await name(`${path}?product=101`)).key).toBe(path);
  for (let times = 0; times < 3; times++) expect(await name(address)).toEqual({ key: address, path: address });
  expect(product.mock.calls.flat()).toEqual([999, 101]);
});

it('all addresses that do not exist are one page in each language, which keeps their spelling [RTE-29]', async () => {
  const { name } = setUp();
  const [one, other, french] = [await name('/Nope'), await name('/nope/again?x=1'), await name('/fr/Nope')];
  expect([one.inserted?.text, other.inserted?.text, french.inserted?.text]).toEqual([
    '/Nope',
    '/nope/again',
    '/fr/Nope',
  ]);
  expect([one.key, one.path]).toEqual([other.key, other.path]);
  expect(french.key).not.toBe(one.key);
  expect(french.path).toMatch(/^\/fr\//);
});

it('a screen that is refused is one page, which names the address with its query [RTE-30, RTE-38]', async () => {
  const strict = { ...site, disallowedMode: 'notFound' as const, disallowedPages: ['About' as const] };
  const nameOf = createPageNames({ hasProduct: async () => true, site: strict, catalogueVersion: () => '1' });
  const [bare, asked, french] = await Promise.all(
    ['/about', '/About?x=1&product=101', '/fr/about?x=<b>'].map((path) => nameOf(new URL(path, 'http://shop.example'))),
  );
  expect([bare?.inserted?.text, asked?.inserted?.text]).toEqual(['/about', '/About?x=1&product=101']);
  expect(asked).toEqual({ ...bare, inserted: { ...bare?.inserted, text: '/About?x=1&product=101' } });
  expect(french?.key).not.toBe(bare?.key);
  expect(bare?.path).toMatch(/^\/about\?/);
});

it('a product is asked for again with the next catalogue, and after a failure [MNU-02]', async () => {
  const { name, product, change } = setUp();
  product.mockResolvedValueOnce(false);
  expect((await name(address)).key).toBe('/menu');
  expect((await name(address)).key).toBe(address);
  change();
  expect((await name(address)).key).toBe(address);
  expect(product).toHaveBeenCalledTimes(3);
});
