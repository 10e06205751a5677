import { exampleOrder } from '@comptoir/contract/testing';
import { expect, it } from 'vitest';
import { hashBody } from './hash-body.ts';

const order = { ...exampleOrder({ local_id: 'the-same' }) };

it('does not depend on the order of the keys or on the transaction [API-26]', () => {
  const turned = Object.fromEntries(Object.entries(order).reverse());
  expect(hashBody(turned)).toBe(hashBody(order));
  expect(hashBody({ ...order, transaction_id: 'pi_1' })).toBe(hashBody(order));
});

it.each([
  ['another note', { items: [{ ...order.items[0], note: 'sans ail' }, order.items[1]] }],
  ['the items turned round', { items: [...order.items].reverse() }],
  ['a total as text', { total: '35.45' }],
  ['another key', { coupon: 'BIENVENUE10' }],
])('differs for %s [API-26]', (_what, change) => {
  expect(hashBody({ ...order, ...change })).not.toBe(hashBody(order));
});
