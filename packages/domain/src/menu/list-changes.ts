import type { ChosenOption } from './chosen-option.ts';
import { listTaken } from './list-taken.ts';
import type { Item } from './menu.ts';

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

/** What the kitchen makes otherwise than a dish comes, in menu order. What the diner is told is `tellOptions`. */
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
