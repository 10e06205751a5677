// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { normalizePath, pageKey } from './page-key.ts';

const key = (address: string) => pageKey(new URL(address, 'http://shop.example'), new Set(['101']));

describe('the key of a page', () => {
  it.each([
    ['/', '/'],
    ['/menu', '/menu'],
    ['/Menu/', '/menu'],
    ['/menu?utm_source=x&fbclid=y', '/menu'],
    ['/menu?product=101', '/menu?product=101'],
    ['/menu?product=101&utm=x', '/menu?product=101'],
    ['/fr/menu/?product=101', '/fr/menu?product=101'],
    ['/menu?product=999', '/menu'],
    ['/menu?product=', '/menu'],
    ['/?product=101', '/'],
    ['/checkout?product=101', '/checkout'],
  ])('of %s is %s: only a known product of the menu counts [RTE-06, RTE-39]', (address, expected) => {
    expect(key(address)).toBe(expected);
  });

  it('ignores trailing slashes and case [RTE-39]', () => {
    expect(['/MENU//', '/fr/', '//'].map(normalizePath)).toEqual(['/menu', '/fr', '/']);
  });
});
