// @vitest-environment node
import type { Caller } from '@comptoir/contract';
import { expect, it, vi } from 'vitest';
import { menu } from '../app/testing/example-catalogue.ts';
import { createPageNames } from './page-names.ts';

function setUp() {
  let version = '1';
  const menus = vi.fn<Caller['menus']>(async () => [menu]);
  const nameOf = createPageNames({ caller: { menus }, catalogueVersion: () => version });
  const name = (address: string) => nameOf(new URL(address, 'http://shop.example'));
  return { menus, name, change: () => (version += '1') };
}

it('a page has one name, whatever the query, and one more for each product that there is [RTE-06]', async () => {
  const { name, menus } = setUp();
  for (const address of ['/menu', '/menu?utm=1', '/MENU/', '/menu?product=999'])
    expect(await name(address)).toEqual({ key: '/menu', path: '/menu' });
  expect(await name('/menu?product=101')).toEqual({ key: '/menu?product=101', path: '/menu?product=101' });
  expect(menus).toHaveBeenCalledTimes(1);
});

it('an address that does not exist keeps its spelling [RTE-29]', async () => {
  expect(await setUp().name('/Nope')).toEqual({ key: '/nope', path: '/Nope' });
});

it('the products are read again with the catalogue, and after a failure [MNU-02]', async () => {
  const { name, menus, change } = setUp();
  menus.mockRejectedValueOnce(new Error('the API is down'));
  expect((await name('/menu?product=101')).key).toBe('/menu');
  expect((await name('/menu?product=101')).key).toBe('/menu?product=101');
  change();
  await name('/menu');
  expect(menus).toHaveBeenCalledTimes(3);
});
