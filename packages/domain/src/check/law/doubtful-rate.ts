import { alcoholRateBp } from '../../law/alcohol.ts';
import { cookedRateBp, keptRateBp } from '../../law/rates.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { listSold } from '../base/list-sold.ts';
import { namesAlcohol, soundsLikeAlcohol } from './drinks.ts';

/**
 * Drinks that sound like alcohol at 10 % or less, what does not sound like it at 20 %, and home-made dishes at 5.5 % (LAW-15). Declared
 * alcohol has a check of its own.
 */
export function doubtfulRate(input: CheckInput): Slip[] {
  if (!input.facts.tax.isEnabled) return [];
  return listSold(input, 'taxRate').flatMap(({ target, name, heading, sellable, isHomemade, rateBp }): Slip[] => {
    if (sellable.alcohol) return [];
    const isAlcohol = soundsLikeAlcohol(name, heading);
    const isDear = rateBp >= alcoholRateBp && !namesAlcohol(name);
    const isDoubtful = isAlcohol ? rateBp <= cookedRateBp : isDear || (isHomemade && rateBp === keptRateBp);
    return isDoubtful ? [{ target, values: { item: name, rateBp } }] : [];
  });
}
