import type { ChosenOption } from './chosen-option.ts';
import type { Item } from './menu.ts';
import { isSoldOutAt } from './sold-out.ts';

export function keepKnownChoices(
  { options }: Item,
  chosen: readonly ChosenOption[],
  at: { epochMilliseconds: number },
): ChosenOption[] {
  return chosen.flatMap(({ optionId, choices }) => {
    const offered = options.find(({ id }) => id === optionId)?.choices ?? [];
    const known = choices.filter(({ choiceId }) =>
      offered.some((choice) => choice.id === choiceId && !isSoldOutAt(choice, at)),
    );
    return known.length > 0 ? [{ optionId, choices: known }] : [];
  });
}
