import { createFormat } from '@comptoir/format';
import { expect, it } from 'vitest';
import { listTip } from './list-tip.ts';

const format = createFormat('fr', 'EUR');
const rowsOf = (receipt: Parameters<typeof listTip>[0]) =>
  listTip(receipt, format).map(({ label, amount }) => `${label} ${amount}`.replaceAll(/[\u00a0\u202f]/g, ' '));

it.each([
  ['pending', 'À payer 37,45 €'],
  ['paid', 'Payé 37,45 €'],
] as const)('a %s order tells its total, the tip and their sum [PYX-89]', (status, last) => {
  expect(rowsOf({ totalCents: 3545, tipCents: 200, status })).toEqual([
    'Total de la commande 35,45 €',
    'Pourboire pour l’équipe (hors TVA) 2,00 €',
    last,
  ]);
});

it('an order without a tip tells nothing of one [PYX-89]', () => {
  expect(rowsOf({ totalCents: 3545, status: 'paid' })).toEqual([]);
});
