// @vitest-environment node

import { plainPath } from '@comptoir/contract';
import { describe, expect, it } from 'vitest';
import { askedProduct } from '../app/screens/asked-product.ts';
import { pageKey } from './page-key.ts';

const at = (address: string) => new URL(address, 'http://shop.example');

describe('the key of a page', () => {
  it.each([
    ['/', null, '/'],
    ['/Menu/', null, '/menu'],
    ['/menu?utm_source=x&fbclid=y', null, '/menu'],
    ['/menu?product=101&utm=x', 101, '/menu?product=101'],
    ['/fr/menu/?product=101', 101, '/fr/menu?product=101'],
    ['/menu?product=999', null, '/menu'],
  ])('of %s with the product %s is %s: no other query counts [RTE-06, RTE-39]', (address, product, expected) => {
    expect(pageKey(at(address), product)).toBe(expected);
  });

  it('knows an id from what can be none [RTE-06]', () => {
    const asked = [
      '?product=101',
      '?product=0101',
      '?product=',
      '?product=zzz',
      '?product=1e3',
      '?utm=1',
      '?product=-1',
    ];
    expect(asked.map((query) => askedProduct(query))).toEqual([101, ...Array(6).fill(null)]);
  });

  it('ignores trailing slashes and case [RTE-39]', () => {
    expect(['/MENU//', '/fr/', '//'].map(plainPath)).toEqual(['/menu', '/fr', '/']);
  });
});
