import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { listSold } from '../base/list-sold.ts';
import { isDrinksHeading, namesDrinkWords } from './drinks.ts';

/** Drinks whose name says that they have alcohol, without the mark. A dish that is cooked with wine is no drink. */
export function unmarkedAlcohol(input: CheckInput): Slip[] {
  return listSold(input, 'alcohol')
    .filter(({ sellable, heading, name }) => !sellable.alcohol && isDrinksHeading(heading) && namesDrinkWords(name))
    .map(({ target, name }) => ({ target, values: { item: name } }));
}
