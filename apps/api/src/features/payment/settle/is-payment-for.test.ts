import { expect, it } from 'vitest';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import { isPaymentFor } from './is-payment-for.ts';

const held: PaymentIntent = {
  id: 'pi_1',
  clientSecret: 's',
  state: 'authorised',
  amountCents: 3545,
  returnedCents: 0,
  isContested: false,
  heldCents: 3545,
  facts: null,
  visit: null,
  wasRefused: false,
  methods: ['card'],
  currency: 'EUR',
  localId: 'a-local-id',
};

it.each<[string, Partial<PaymentIntent>, boolean]>([
  ['held to the cent', {}, true],
  ['captured to the cent', { state: 'captured' }, true],
  ['held in part', { heldCents: 3544 }, false],
  ['captured in part', { state: 'captured', heldCents: 1 }, false],
  ['asked for with another amount', { amountCents: 3546 }, false],
  ['open', { state: 'open', heldCents: 0 }, false],
  ['in dollars', { currency: 'USD' }, false],
  ['captured, and given back in part elsewhere', { state: 'captured', returnedCents: 1 }, false],
  ['captured, and contested by its holder', { state: 'captured', isContested: true }, false],
  ['of another order', { localId: 'another' }, false],
])('a payment that is %s pays its order: %# [API-28, PYX-84]', (_, change, isPaid) => {
  const order = { localId: 'a-local-id', totalCents: 3545, tipCents: 0 };
  expect(isPaymentFor({ ...held, ...change }, order, 'EUR')).toBe(isPaid);
});

it.each([
  [3745, true],
  [3545, false],
  [3744, false],
])('a payment of %i cents pays 35,45 € and a tip of 2 €: %s [PYX-70, PYX-88]', (cents, isPaid) => {
  const order = { localId: 'a-local-id', totalCents: 3545, tipCents: 200 };
  expect(isPaymentFor({ ...held, amountCents: cents, heldCents: cents }, order, 'EUR')).toBe(isPaid);
});
