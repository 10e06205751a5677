import { readTypedAmount, roundHalfUp, writeTypedAmount } from '@comptoir/domain';
import type { DishText } from './dish-form.ts';

/** A change of many dishes at once, as it is typed (MED-19). */
export interface BulkText {
  kind: 'price' | 'rate' | 'sale' | 'category';
  /** How prices change: by per cent or by an amount in euros. */
  unit: 'percent' | 'amount';
  /** `3`, `-2,5`: per cent or euros. */
  typed: string;
  /** Prices are rounded to this many cents. */
  roundTo: '1' | '5' | '10';
  rate: string;
  sale: string;
  categoryId: string;
}

const pickup = 'value.item_price.price_pickup';
const delivery = 'value.item_price.price_delivery';

/** The fields that the change writes into a dish. Null if what is typed is no amount or makes a price negative. */
export function changeOfDish(bulk: BulkText, text: DishText): Partial<DishText> | null {
  switch (bulk.kind) {
    case 'rate':
      return { 'value.item_price.tax_rate': bulk.rate };
    case 'sale':
      return { 'value.is_available': bulk.sale };
    case 'category':
      return { 'value.category_id': bulk.categoryId };
    case 'price': {
      const [first, second] = [changePrice(bulk, text[pickup]), changePrice(bulk, text[delivery])];
      return first === null || second === null ? null : { [pickup]: first, [delivery]: second };
    }
  }
}

/** A mode without a price of its own stays so. */
function changePrice({ unit, typed, roundTo }: BulkText, price: string): string | null {
  if (price.trim() === '') return '';
  const amount = readTypedAmount(price);
  const by = readTypedAmount(typed);
  if (!('cents' in amount && 'cents' in by)) return null;
  // A per cent with two decimals is read like an amount: 250 for 2,5 %.
  const parts = unit === 'amount' ? (amount.cents + by.cents) * 10_000 : amount.cents * (10_000 + by.cents);
  if (parts < 0) return null;
  const step = Number(roundTo);
  return writeTypedAmount(roundHalfUp(BigInt(parts), BigInt(10_000 * step)) * step);
}
