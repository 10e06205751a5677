import type { ChosenOption } from './chosen-option.ts';
import { listTaken } from './list-taken.ts';
import type { Item } from './menu.ts';

export interface DishChange {
  name: string;
  /** The chosen number; 0 means that a default choice was left out. */
  quantity: number;
  /** The name of the choice's option group, if another group has a choice with the same first word; else null. */
  group: string | null;
  isExtra: boolean;
}

/** Lists the differences from the standard dish for the kitchen, in menu order. Diners see `tellOptions`. */
export function listChanges(item: Item, options: readonly ChosenOption[]): DishChange[] {
  return item.options.flatMap((group) =>
    listTaken(item, group, options)
      .filter(({ isDefault }) => !isDefault)
      .map(({ choice: { name }, quantity, isAmbiguous }) => ({
        name,
        quantity,
        group: isAmbiguous ? group.name : null,
        isExtra: quantity > 0 && group.max !== 1,
      })),
  );
}
