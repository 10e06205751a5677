import type { Receipt } from '@comptoir/contract';
import { payableCents } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { AmountRow } from './list-amounts.ts';

export const tipWords = {
  order: 'Total de la commande',
  tip: 'Pourboire pour l’équipe (hors TVA)',
  short: 'Pourboire',
  payable: 'À payer',
  paid: 'Payé',
} as const;

/** The amounts below the VAT of a receipt with a tip, which add up (PYX-89). Empty without a tip. */
export function listTip(
  { totalCents, tipCents, status }: Pick<Receipt, 'totalCents' | 'tipCents' | 'status'>,
  format: Format,
): AmountRow[] {
  if (tipCents === undefined) return [];
  return [
    { label: tipWords.order, amount: format.money(totalCents), isTotal: false },
    { label: tipWords.tip, amount: format.money(tipCents), isTotal: false },
    {
      label: status === 'paid' ? tipWords.paid : tipWords.payable,
      amount: format.money(payableCents({ totalCents, tipCents })),
      isTotal: true,
    },
  ];
}
