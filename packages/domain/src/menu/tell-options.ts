import type { ChosenOption } from './chosen-option.ts';
import { listTaken } from './list-taken.ts';
import type { Item, OptionChoice, OptionGroup } from './menu.ts';

export interface ToldOption {
  name: string;
  choices: ToldChoice[];
}

export interface ToldChoice {
  name: string;
  quantity: number;
  priceCents: number;
  isAmbiguous?: true;
}

/** If a required group has several choices at the same price, such as the drink of a menu, none is the usual one. */
function isOneAmongEquals({ id, priceCents }: OptionChoice, { min, choices }: OptionGroup): boolean {
  return min > 0 && choices.some((other) => other.id !== id && other.priceCents === priceCents);
}

/** The choices that the diner reads, in menu order, without the dish's usual choices (CRT-34). */
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
