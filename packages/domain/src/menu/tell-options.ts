import type { ChosenOption } from './chosen-option.ts';
import { listTaken } from './list-taken.ts';
import type { Item, OptionChoice, OptionGroup } from './menu.ts';

/** What a diner is told of one group of a dish. */
export interface ToldOption {
  name: string;
  choices: ToldChoice[];
}

export interface ToldChoice {
  name: string;
  /** 0: it comes with the dish and was left out. */
  quantity: number;
  /** Of one, in integer cents. */
  priceCents: number;
  /** Its group has to be said too: another one has a choice of such a name. */
  isAmbiguous?: true;
}

/** In a group that must be chosen of, another choice costs the same (the drink of a menu): none of them is the usual one. */
function isOneAmongEquals({ id, priceCents }: OptionChoice, { min, choices }: OptionGroup): boolean {
  return min > 0 && choices.some((other) => other.id !== id && other.priceCents === priceCents);
}

/** What a diner is told of what they chose, before and after the order, in menu order: all but how the dish usually comes (CRT-34). */
export function tellOptions(item: Pick<Item, 'options'>, options: readonly ChosenOption[]): ToldOption[] {
  return item.options.flatMap((group) => {
    const choices = listTaken(item, group, options)
      .filter(({ choice, isDefault }) => !isDefault || isOneAmongEquals(choice, group))
      .map(({ choice: { name, priceCents }, quantity, isAmbiguous }) => ({
        name,
        quantity,
        priceCents,
        ...(isAmbiguous && { isAmbiguous }),
      }));
    return choices.length > 0 ? { name: group.name, choices } : [];
  });
}
