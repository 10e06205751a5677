import type { ChosenOption } from './chosen-option.ts';
import { listTaken } from './list-taken.ts';
import type { Item } from './menu.ts';

/** A difference between an ordered dish and the dish as it comes. */
export interface DishChange {
  name: string;
  /** 0: left out. */
  quantity: number;
  /** The group of the choice, if another group has such a name (a classic dough, the classic size); else null. */
  group: string | null;
  isExtra: boolean;
}

/** The differences from the dish as it comes, for the kitchen, in menu order. Diners see `tellOptions`. */
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
