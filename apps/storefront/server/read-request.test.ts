// @vitest-environment node
import { expect, it } from 'vitest';
import { readAddress } from './read-request.ts';

it.each([
  ['/menu?product=1', '/menu'],
  ['//evil.example/menu', '//evil.example/menu'],
  ['/\\evil.example', '//evil.example'],
  ['/.env', '/.env'],
  ['/a..b/...', '/a..b/...'],
  ['/%', '/%'],
  ['/menu?from=/../x', '/menu'],
  ['/fr/..', null],
  ['/fr/%2e%2E/menu', null],
  ['/./menu', null],
  ['/fr\\..\\menu', null],
])('the address %j is the path %j of this shop, as it was written', (written, path) => {
  expect(readAddress(written)?.pathname ?? null).toBe(path);
  expect(readAddress(written)?.host ?? 'storefront.invalid').toBe('storefront.invalid');
});
