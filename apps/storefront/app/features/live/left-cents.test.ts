import type { LiveOrder } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { expect, it } from 'vitest';
import { leftCents } from './left-cents.ts';

const at = Temporal.Instant.from('2026-11-23T12:00:00+01:00');
const receipt = { ...exampleReceipt(), totalCents: 5030 };
const withdrawn = (state: 'settling' | 'refused') => ({
  id: state,
  declaredAt: at,
  lines: [],
  amountCents: 1600,
  state,
  lastDay: null,
});
const refund = (status: 'requested' | 'done' | 'refused', amountCents: number): LiveOrder['refunds'][number] => ({
  status,
  amountCents,
  at,
  lines: null,
});
const withdrawal = {
  until: null,
  lines: [],
  deliveryCents: 0,
  declared: [withdrawn('settling'), withdrawn('refused')],
};

it.each([
  ['nothing was taken from', 'cash', null, [], 5030],
  ['cash is due', 'cash', withdrawal, [], 3430],
  ['a card paid', 'card', withdrawal, [refund('requested', 1600)], 3430],
  ['the bank did not pay back', 'card', withdrawal, [refund('refused', 1600)], 3430],
  [
    'the house refunded too',
    'card',
    withdrawal,
    [refund('done', 1600), refund('done', 400), refund('refused', 900)],
    3030,
  ],
] as const)(
  'an order that %s says what is left to pay or to pay back [LAW-39]',
  (_, paymentMethod, given, refunds, left) => {
    const order = { receipt: { ...receipt, paymentMethod }, withdrawal: given, refunds: [...refunds] };
    expect(leftCents(order)).toBe(left);
  },
);
