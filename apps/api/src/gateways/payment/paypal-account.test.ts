import { expect, it } from 'vitest';
import { mayVisit } from './paypal-account.ts';

it.each([
  ['https://www.paypal.com/checkoutnow?token=1', true],
  ['https://hooks.stripe.com/redirect/authenticate/src_1', true],
  ['https://paypal.com/', true],
  ['http://www.paypal.com/', false],
  ['https://paypal.com.example.net/', false],
  ['https://evilpaypal.com/', false],
  ['https://www.paypal.com@example.net/', false],
  ['https://user@www.paypal.com/', false],
  ['javascript:alert(1)', false],
  ['/checkout', false],
  ['http://127.0.0.1:3001/paypal/1', false],
])('a diner is sent to %s: %s [PYX-43]', (url, isAllowed) => {
  expect(mayVisit(url, null)).toBe(isAllowed);
});

it('sends diners to the stand-in that the configuration names, and to no neighbour [PYX-43]', () => {
  expect(mayVisit('http://127.0.0.1:3001/paypal/1', 'http://127.0.0.1:3001')).toBe(true);
  expect(mayVisit('http://127.0.0.1:3002/paypal/1', 'http://127.0.0.1:3001')).toBe(false);
  expect(mayVisit('https://shop.example/demo-card/paypal/1', 'https://shop.example/demo-card')).toBe(true);
});
