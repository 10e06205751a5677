import { alcoholKinds, isAbvOf, missingStages, readTypedAmount } from '@comptoir/domain';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { needed } from '../../../components/form/use-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { type DishField, type DishText, readAlcohol } from '../../../state/catalogue/dish-form.ts';
import { readMeats } from '../../../state/catalogue/meats-field.ts';
import { checkWork } from '../../../state/catalogue/work-field.ts';

export const pickup = 'value.item_price.price_pickup';
export const delivery = 'value.item_price.price_delivery';

/** What is wrong in the form of a dish before it is sent. */
export function checkDish(text: DishText): PartProblems<DishField> {
  const hasPrice = text[pickup].trim() !== '' || text[delivery].trim() !== '';
  return {
    'value.item_name': needed(text['value.item_name']),
    [pickup]: hasPrice ? checkPrice(text[pickup]) : 'catalogue.form.priceNeeded',
    [delivery]: checkPrice(text[delivery]),
    'value.item_score': /^\d{1,6}$/.test(text['value.item_score'].trim()) ? null : 'catalogue.form.whole',
    'value.work': checkWork(text['value.work']),
    'value.alcohol': checkAlcohol(text['value.alcohol']),
    'value.meats': readMeats(text['value.meats']).some((meat) => missingStages(emptyAsAbsent(meat)).length > 0)
      ? 'catalogue.form.originMissing'
      : null,
  };
}

function checkPrice(typed: string): MessageId | null {
  if (typed.trim() === '') return null;
  const amount = readTypedAmount(typed);
  if ('problem' in amount) return `catalogue.form.${amount.problem}`;
  return amount.cents < 0 ? 'catalogue.form.malformed' : null;
}

function checkAlcohol(typed: string): MessageId | null {
  const { kind, abv } = readAlcohol(typed);
  const known = alcoholKinds.find((one) => one === kind);
  return known && !isAbvOf(known, Number(abv.replace(',', '.'))) ? 'catalogue.form.abv' : null;
}

const orAbsent = (list: string[]) => (list.length > 0 ? list : undefined);

function emptyAsAbsent(meat: ReturnType<typeof readMeats>[number]) {
  const { species, bought, born, raised, slaughtered } = meat;
  return { species, bought, born: orAbsent(born), raised: orAbsent(raised), slaughtered: orAbsent(slaughtered) };
}
