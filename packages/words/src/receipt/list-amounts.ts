import type { Receipt } from '@comptoir/contract';
import type { Format } from '@comptoir/format';
import { writeDiscount } from '../discounts.ts';

export interface AmountRow {
  label: string;
  amount: string;
  isTotal: boolean;
}

const writeRate = (rateBp: number, format: Format) => `${format.rate(rateBp)}\u00a0%`;

/** The amounts of a receipt from subtotal to total; they add up (CRT-09, CRT-10, CRT-29). */
export function listAmounts(receipt: Receipt, format: Format): AmountRow[] {
  const row = (label: string, amount: string, isTotal = false) => ({ label, amount, isTotal });
  const { subtotalCents, discountCents, deliveryFeeCents, surchargeCents, totalCents, mode } = receipt;
  const deliveryCents = deliveryFeeCents + surchargeCents;
  const discounts = receipt.discounts.filter(({ type, amountCents }) => type !== 'free_delivery' && amountCents > 0);
  const waived = receipt.discounts.find(({ type }) => type === 'free_delivery');
  const delivery = waived ? `Offerte (au lieu de ${format.money(waived.amountCents)})` : format.money(deliveryCents);
  const addedTaxCents = totalCents - subtotalCents + discountCents - deliveryCents;
  return [
    row('Sous-total', format.money(subtotalCents)),
    ...discounts.map((discount) =>
      row(writeDiscount(discount, format), `−\u00a0${format.money(discount.amountCents)}`),
    ),
    ...(mode === 'delivery' ? [row('Livraison', delivery)] : []),
    ...(addedTaxCents > 0 ? [row('TVA', format.money(addedTaxCents))] : []),
    row('Total TTC', format.money(totalCents), true),
  ];
}

/** Net, VAT and gross of each rate, and their sum if there are several. Empty if no VAT was charged (CRT-31). */
export function listTaxes(
  { taxes, taxCents, totalCents }: Pick<Receipt, 'taxes' | 'taxCents' | 'totalCents'>,
  format: Format,
): string[] {
  if (taxCents === 0) return [];
  const write = (label: string, tax: { netCents: number; taxCents: number; grossCents: number }) =>
    `${label} : ${format.money(tax.taxCents)} (HT ${format.money(tax.netCents)}, TTC ${format.money(tax.grossCents)})`;
  const rates = taxes.map((tax) => write(`TVA ${writeRate(tax.rateBp, format)}`, tax));
  const all = write('TVA totale', { netCents: totalCents - taxCents, taxCents, grossCents: totalCents });
  return taxes.length > 1 ? [...rates, all] : rates;
}
