import { expect, it } from 'vitest';
import { logRequest } from './log-serializers.ts';

it('logs neither a query nor the link of an order [SEC-08, LIV-02]', () => {
  const path = (url: string) => logRequest({ method: 'GET', url }).path;
  expect(path('/v2/public/orders/m7Yw0c4S1nqkq0eJtX2p9g/live?x=1')).toBe('/v2/public/orders/:token/live');
  expect(path('/v2/public/orders/m7Yw0c4S1nqkq0eJtX2p9g')).toBe('/v2/public/orders/:token');
  expect(path('/v2/public/menus?token=abc')).toBe('/v2/public/menus');
});
