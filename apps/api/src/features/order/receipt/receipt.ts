import { formatEuros } from '@comptoir/contract';
import type { AppliedOffer } from '@comptoir/domain';
import type { Order } from '../record/order.ts';

// The receipt of a stored order: every line comes from what was stored with it, whatever became of menu, offers and VAT.

type ReceiptOrder = Pick<
  Order,
  | 'mode'
  | 'subtotalCents'
  | 'discountCents'
  | 'deliveryCents'
  | 'taxCents'
  | 'totalCents'
  | 'coupon'
  | 'discounts'
  | 'taxes'
>;

export interface ReceiptRow {
  label: string;
  amount: string;
  isTotal: boolean;
}

/** "10 %", "5,5 %". */
function writeRate(rateBp: number): string {
  return `${(rateBp / 100).toLocaleString('fr-FR')}\u00a0%`;
}

/** Why something is taken off, in the words of the screen (CRT-29). */
function writeReason({ type, isCoupon, percentBp, fixedCents }: AppliedOffer, coupon: string | null): string {
  if (isCoupon && coupon) return `Code ${coupon}`;
  if (type === 'buy_one_get_one') return '1 achetée = 1 offerte';
  if (percentBp > 0) return `Remise de ${writeRate(percentBp)}`;
  return fixedCents > 0 ? `Remise de ${formatEuros(fixedCents)}` : 'Remise';
}

/** The amounts of an order from subtotal to total, each with its word: they add up (CRT-09, CRT-10, CRT-29). */
export function listAmounts(order: ReceiptOrder): ReceiptRow[] {
  const row = (label: string, amount: string, isTotal = false) => ({ label, amount, isTotal });
  const discounts = order.discounts.filter(({ type, amountCents }) => type !== 'free_delivery' && amountCents > 0);
  const waived = order.discounts.find(({ type }) => type === 'free_delivery');
  const delivery = waived
    ? `Offerte (au lieu de ${formatEuros(waived.amountCents)})`
    : formatEuros(order.deliveryCents);
  const addedTaxCents = order.totalCents - order.subtotalCents + order.discountCents - order.deliveryCents;
  return [
    row('Sous-total', formatEuros(order.subtotalCents)),
    ...discounts.map((discount) =>
      row(writeReason(discount, order.coupon), `−\u00a0${formatEuros(discount.amountCents)}`),
    ),
    ...(order.mode === 'delivery' ? [row('Livraison', delivery)] : []),
    ...(addedTaxCents > 0 ? [row('TVA', formatEuros(addedTaxCents))] : []),
    row('Total TTC', formatEuros(order.totalCents), true),
  ];
}

/** Net, VAT and gross of each rate, in words, and of all of them where there are several; none where no VAT was counted (CRT-31). */
export function listTaxes({ taxes, taxCents, totalCents }: ReceiptOrder): string[] {
  if (taxCents === 0) return [];
  const rates = taxes.map(
    (tax) =>
      `TVA ${writeRate(tax.rateBp)} : ${formatEuros(tax.taxCents)} (HT ${formatEuros(tax.netCents)}, TTC ${formatEuros(tax.grossCents)})`,
  );
  const all = `TVA totale : ${formatEuros(taxCents)} (HT ${formatEuros(totalCents - taxCents)}, TTC ${formatEuros(totalCents)})`;
  return taxes.length > 1 ? [...rates, all] : rates;
}
