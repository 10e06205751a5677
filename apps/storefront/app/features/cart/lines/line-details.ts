import type { ChosenOption, Item } from '@comptoir/domain';
import type { Say } from '../../../messages/use-message.ts';

/** What was chosen, in menu order, as one line of text: "33 cm · Pâte classique · 2 × Burrata". */
export function lineDetails(item: Item, options: ChosenOption[], say: Say): string {
  return item.options
    .flatMap((group) => {
      const taken = options.find((option) => option.optionId === group.id)?.choices ?? [];
      return group.choices.flatMap((choice) => {
        const count = taken.find((entry) => entry.choiceId === choice.id)?.quantity ?? 0;
        if (count === 0) return [];
        return count === 1 ? choice.name : say('cart.choiceCount', { count, name: choice.name });
      });
    })
    .join(' · ');
}
