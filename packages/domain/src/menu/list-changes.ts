import type { ChosenOption } from './chosen-option.ts';
import type { Item, OptionGroup } from './menu.ts';

/** What makes a dish another one than it comes by itself: a choice so many times, or none of one that belongs to it. */
export interface DishChange {
  name: string;
  /** 0: it is left out. */
  quantity: number;
  /** What its choice is of, where its name could be another group's: a classic dough, and the classic size; null: it says enough. */
  group: string | null;
  /** It comes on top, where another choice takes the place of one. */
  isExtra: boolean;
}

/** The first word of a name: "Classique" of "Classique, 33 cm". */
const firstWord = (name: string) => name.split(/[\s,]/, 1)[0] ?? '';

function isAmbiguous(name: string, group: OptionGroup, { options }: Item): boolean {
  const word = firstWord(name);
  return options.some((other) => other !== group && other.choices.some((choice) => firstWord(choice.name) === word));
}

function countOf(options: readonly ChosenOption[], group: OptionGroup, choiceId: number): number {
  const taken = options.find((option) => option.optionId === group.id)?.choices ?? [];
  return taken.find((entry) => entry.choiceId === choiceId)?.quantity ?? 0;
}

/** What was chosen beyond a dish as it comes, in menu order. */
export function listChanges(item: Item, options: readonly ChosenOption[]): DishChange[] {
  return item.options.flatMap((group) =>
    group.choices.flatMap(({ id, name }) => {
      const quantity = countOf(options, group, id);
      const isDefault = group.defaults.includes(id);
      // What a group of several takes away is not replaced by another choice: it has to be said.
      if (quantity === 0 ? !isDefault || group.max === 1 : isDefault && quantity === 1) return [];
      const isTold = quantity > 0 && isAmbiguous(name, group, item);
      return [{ name, quantity, group: isTold ? group.name : null, isExtra: quantity > 0 && group.max !== 1 }];
    }),
  );
}
