import type { CartLine } from '../cart/cart-line.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import { quartersPerUnit, type Work } from '../menu/menu.ts';
import type { Post } from './post.ts';

type WorkLine = Pick<CartLine, 'itemId' | 'options' | 'quantity'>;

/** The work of an order's dishes at these posts, in quarters of a unit. Choices add to the work of their item (CAP-13). */
export function workOf(
  lines: readonly WorkLine[],
  entries: ReadonlyMap<number, MenuEntry>,
  posts: readonly Pick<Post, 'id'>[],
): Work {
  const parts = lines.flatMap((line) => {
    const entry = entries.get(line.itemId);
    return entry ? [{ work: workOfItem(entry, posts), count: line.quantity }, ...choicesOf(line, entry)] : [];
  });
  const sumAt = (id: string) => parts.reduce((sum, { work, count }) => sum + (work[id] ?? 0) * count, 0);
  return Object.fromEntries(posts.map(({ id }) => [id, sumAt(id)]));
}

/** An item that names no work has its category's, or one unit at the first post. */
export function workOfItem({ item, category }: MenuEntry, posts: readonly Pick<Post, 'id'>[]): Work {
  return item.work ?? category.work ?? unitOfWork(posts);
}

/** One unit at the first post: the work of a dish about which nothing is said. */
export function unitOfWork([first]: readonly Pick<Post, 'id'>[]): Work {
  return first ? { [first.id]: quartersPerUnit } : {};
}

function choicesOf({ options, quantity }: WorkLine, { item }: MenuEntry): { work: Work; count: number }[] {
  return options.flatMap(({ optionId, choices }) => {
    const group = item.options.find(({ id }) => id === optionId);
    return choices.map(({ choiceId, quantity: chosen }) => {
      const choice = group?.choices.find(({ id }) => id === choiceId);
      return { work: choice?.work ?? {}, count: chosen * quantity };
    });
  });
}
