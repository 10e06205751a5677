import { readObject, readText } from '@comptoir/contract';
import { centsToDecimal, parseAmount, readTypedAmount, writeTypedAmount } from '@comptoir/domain';
import { differencesOf, type PartText } from '../draft/part-form.ts';

/** The fields of a dish's form. Errors of the API have the same names. */
export type DishField =
  | 'value.item_name'
  | 'value.item_description'
  | 'value.item_price.price_pickup'
  | 'value.item_price.price_delivery'
  | 'value.item_price.tax_rate'
  | 'value.is_available';

/** A dish as it is typed: amounts like `12,90`, rates like `5.5`, `yes` or `no` for a dish that is for sale. Empty for no value. */
export type DishText = PartText<DishField>;

export function textOfDish(value: unknown): DishText {
  const dish = readObject(value);
  const price = readObject(dish.item_price);
  return {
    'value.item_name': readText(dish.item_name),
    'value.item_description': readText(dish.item_description),
    'value.item_price.price_pickup': textOfPrice(price.price_pickup),
    'value.item_price.price_delivery': textOfPrice(price.price_delivery),
    'value.item_price.tax_rate': readText(price.tax_rate),
    'value.is_available': dish.is_available === true ? 'yes' : 'no',
  };
}

function textOfPrice(price: unknown): string {
  const cents = parseAmount(price);
  return cents === null ? '' : writeTypedAmount(cents);
}

/** Writes what was changed from one text to another into a dish. The rest of the dish stays as it is. */
export function putText(value: unknown, from: DishText, text: DishText): unknown {
  const dish = readObject(value);
  const changed = new Set(differencesOf(from, text));
  const put = (field: DishField, name: string, read: (typed: string) => unknown) =>
    changed.has(field) ? { [name]: read(text[field].trim()) } : null;
  return {
    ...dish,
    ...put('value.item_name', 'item_name', String),
    ...put('value.item_description', 'item_description', String),
    ...put('value.is_available', 'is_available', (answer) => answer === 'yes'),
    item_price: {
      ...readObject(dish.item_price),
      ...put('value.item_price.price_pickup', 'price_pickup', readPrice),
      ...put('value.item_price.price_delivery', 'price_delivery', readPrice),
      ...put('value.item_price.tax_rate', 'tax_rate', (rate) => (rate === '' ? null : Number(rate))),
    },
  };
}

/** An empty price means that the dish has the price of the other mode. */
function readPrice(typed: string): number | null {
  const amount = readTypedAmount(typed);
  return 'cents' in amount ? centsToDecimal(amount.cents) : null;
}
