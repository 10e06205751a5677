import type { CartLine } from '../cart/cart-line.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import { type Mode, quartersPerUnit, type Work } from '../menu/menu.ts';
import type { Post } from './post.ts';

type WorkLine = Pick<CartLine, 'itemId' | 'options' | 'quantity'>;

interface WorkedOrder {
  mode: Mode;
  lines: readonly WorkLine[];
}

/** The work of an order by post, in quarters of a unit. Choices add to the work of their item, and drivers to that of the kitchen. */
export function workOf(
  { mode, lines }: WorkedOrder,
  entries: ReadonlyMap<number, MenuEntry>,
  { posts, travelMinutes }: { posts: readonly Post[]; travelMinutes: number },
): Work {
  const parts = lines.flatMap((line) => {
    const entry = entries.get(line.itemId);
    return entry ? [{ work: workOfItem(entry, posts), count: line.quantity }, ...choicesOf(line, entry)] : [];
  });
  const workAt = ({ id, isOfDrivers }: Post) =>
    parts.reduce((sum, { work, count }) => sum + (work[id] ?? 0) * count, 0) +
    (isOfDrivers && mode === 'delivery' ? drive(travelMinutes) : 0);
  return Object.fromEntries(posts.map((post) => [post.id, workAt(post)]));
}

/** An item that names no work has its category's, or one unit at the first post. */
function workOfItem({ item, category }: MenuEntry, posts: readonly Post[]): Work {
  const first = posts.find(({ isOfDrivers }) => !isOfDrivers);
  return item.work ?? category.work ?? (first ? { [first.id]: quartersPerUnit } : {});
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

/** The way there and back in minutes, rounded up to five. */
function drive(travelMinutes: number): number {
  return Math.ceil((2 * travelMinutes) / 5) * 5 * quartersPerUnit;
}
