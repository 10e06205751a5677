import { isObject, readCount, readList, readText } from '@comptoir/contract';
import type { OrderAmounts } from '@comptoir/domain';

const amountKinds = ['subtotal', 'discount', 'delivery', 'tax', 'total'] as const;

export interface AmountChange {
  subject: { kind: 'line'; name: string } | { kind: (typeof amountKinds)[number] };
  beforeCents: number;
  afterCents: number;
}

/** The server's amounts after a 409 `totals_mismatch`. The page shows them, and a retry sends them (DEC-23). */
export interface ExpectedAmounts {
  cartKey: string;
  amounts: OrderAmounts;
  lineTotals: number[];
  changes: AmountChange[];
}

/** Null if any value is invalid, because partial amounts would be wrong. */
export function storedExpectedAmounts(value: unknown): ExpectedAmounts | null {
  if (!isObject(value)) return null;
  const cartKey = readText(value.cartKey);
  const amounts = readAmounts(value.amounts);
  const lineTotals = readList(value.lineTotals).map(readCount);
  const changes = readList(value.changes).map(readChange);
  if (cartKey === '' || amounts === null || !areAllRead(lineTotals) || !areAllRead(changes)) return null;
  return { cartKey, amounts, lineTotals, changes };
}

function areAllRead<T>(values: (T | null)[]): values is T[] {
  return values.every((value) => value !== null);
}

function readAmounts(value: unknown): OrderAmounts | null {
  if (!isObject(value)) return null;
  const subtotalCents = readCount(value.subtotalCents);
  const discountCents = readCount(value.discountCents);
  const deliveryCents = readCount(value.deliveryCents);
  const taxCents = readCount(value.taxCents);
  const totalCents = readCount(value.totalCents);
  if (subtotalCents === null || discountCents === null || deliveryCents === null) return null;
  return taxCents === null || totalCents === null
    ? null
    : { subtotalCents, discountCents, deliveryCents, taxCents, totalCents };
}

function readChange(value: unknown): AmountChange | null {
  if (!isObject(value) || !isObject(value.subject)) return null;
  const beforeCents = readCount(value.beforeCents);
  const afterCents = readCount(value.afterCents);
  if (beforeCents === null || afterCents === null) return null;
  const { kind: told, name } = value.subject;
  if (told === 'line') return { subject: { kind: told, name: readText(name) }, beforeCents, afterCents };
  const kind = amountKinds.find((one) => one === told);
  return kind === undefined ? null : { subject: { kind }, beforeCents, afterCents };
}
