import { expect, it } from 'vitest';
import { logRequest } from './log-serializers.ts';

const token = 'm7Yw0c4S1nqkq0eJtX2p9g';
const path = (url: string) => logRequest({ method: 'GET', url }).path;

it('logs neither a query nor the link of an order [SEC-08, LIV-02]', () => {
  expect(path(`/v2/public/orders/${token}/live?x=1`)).toBe('/v2/public/orders/***/live');
  expect(path(`/v2/public/orders/${token}`)).toBe('/v2/public/orders/***');
  expect(path('/v2/public/menus?token=abc')).toBe('/v2/public/menus');
});

it.each([
  `/commande/${token}`,
  `/fr/commande/${token}`,
  `/commande/${token}.`,
  `/office/entrer/${token}${token}`,
  `/v2/public/%6frders/${token}/live`,
  `http://shop.example/v2/public/orders/${token}`,
  `/v2/public/orders/%6d${token.slice(1)}`,
  `/v2/public/orders/${token}/${token}`,
])('logs no key, wherever and however it is written: %s [SEC-08]', (url) => {
  expect(path(url)).not.toContain(token.slice(1));
});

it('logs what was asked for, where nothing in it is a key [SEC-08]', () => {
  expect(path('/v2/public/products/101')).toBe('/v2/public/products/101');
  expect(path('/v2/public/stripe-payment-intent')).toBe('/v2/public/stripe-payment-intent');
  expect(path('/v2/office/session/enter')).toBe('/v2/office/session/enter');
});
