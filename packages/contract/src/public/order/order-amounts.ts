import { centsToDecimal, type OrderAmounts } from '@comptoir/domain';
import { readAmount, readObject } from '../../wire/wire-values.ts';

/** Cents as euros with two decimals: "2.00". */
export function decimalText(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export function amountsToWire(amounts: OrderAmounts): {
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  total: number;
} {
  return {
    subtotal: centsToDecimal(amounts.subtotalCents),
    discount: centsToDecimal(amounts.discountCents),
    delivery: centsToDecimal(amounts.deliveryCents),
    tax: centsToDecimal(amounts.taxCents),
    total: centsToDecimal(amounts.totalCents),
  };
}

export function amountsFromWire(value: unknown): OrderAmounts | null {
  const { subtotal, discount, delivery, tax, total } = readObject(value);
  const subtotalCents = readAmount(subtotal);
  const discountCents = readAmount(discount);
  const deliveryCents = readAmount(delivery);
  const taxCents = readAmount(tax);
  const totalCents = readAmount(total);
  if (subtotalCents === null || discountCents === null || deliveryCents === null) return null;
  return taxCents === null || totalCents === null
    ? null
    : { subtotalCents, discountCents, deliveryCents, taxCents, totalCents };
}
