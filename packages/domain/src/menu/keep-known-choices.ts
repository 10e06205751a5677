import type { ChosenOption } from './chosen-option.ts';
import type { Item } from './menu.ts';

/** What of some choices the item still offers: a menu may change under who is choosing. */
export function keepKnownChoices({ options }: Item, chosen: readonly ChosenOption[]): ChosenOption[] {
  return chosen.flatMap(({ optionId, choices }) => {
    const offered = options.find(({ id }) => id === optionId)?.choices ?? [];
    const known = choices.filter(({ choiceId }) => offered.some(({ id }) => id === choiceId));
    return known.length > 0 ? [{ optionId, choices: known }] : [];
  });
}
