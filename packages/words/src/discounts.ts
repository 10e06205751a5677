import type { ReceiptDiscount } from '@comptoir/contract';
import { type Format, typeset } from '@comptoir/format';

export const discountWords = {
  bogoMasculine: '1 acheté = 1 offert',
  bogoFeminine: '1 achetée = 1 offerte',
  percentage: 'Remise de {value} %',
  percentageOn: '−{value} % sur {target}',
  fixed: 'Remise de {amount}',
  code: 'Code {code}',
  delivery: 'Livraison offerte',
  gift: '{name} en cadeau',
  other: 'Remise',
} as const;

/** A key of `discountWords` with its values, because a site may change the words that its pages show. */
export interface DiscountReason {
  word: keyof typeof discountWords;
  values: Record<string, string>;
}

export function reasonOfDiscount(discount: ReceiptDiscount, format: Format): DiscountReason {
  const { type, code, percentBp, fixedCents, target, gender } = discount;
  if (code !== null) return { word: 'code', values: { code } };
  if (type === 'buy_one_get_one') return { word: gender === 'm' ? 'bogoMasculine' : 'bogoFeminine', values: {} };
  const value = format.rate(percentBp);
  if (percentBp > 0 && target !== null) return { word: 'percentageOn', values: { value, target } };
  if (percentBp > 0) return { word: 'percentage', values: { value } };
  if (fixedCents > 0) return { word: 'fixed', values: { amount: format.money(fixedCents) } };
  return { word: 'other', values: {} };
}

export function writeDiscount(discount: ReceiptDiscount, format: Format): string {
  const { word, values } = reasonOfDiscount(discount, format);
  return typeset(discountWords[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}
