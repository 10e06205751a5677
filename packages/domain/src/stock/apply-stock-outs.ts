import type { Item, Menu, OptionGroup } from '../menu/menu.ts';
import { type StockCount, toldLeft } from './stock-count.ts';
import { earlierUntil, laterUntil, type StockKind, type StockOut } from './stock-out.ts';

type Until = Temporal.Instant | null;

/** Marks sold-out dishes. A dish without any choice left in a required group is sold out too (STK-08). Others keep their identity. */
export function withStockOuts(menus: Menu[], stockOuts: readonly StockOut[]): Menu[] {
  if (stockOuts.length === 0) return menus;
  const untilsOf = (kind: StockKind) =>
    new Map(stockOuts.filter((out) => out.kind === kind).map(({ id, until }): [number, Until] => [id, until]));
  const [itemUntils, choiceUntils] = [untilsOf('item'), untilsOf('choice')];
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => withSoldOut(item, itemUntils, choiceUntils)),
    })),
  }));
}

/** Tells how many units are left of the items of which there are few (STK-10). Others keep their identity. */
export function withFewLeft(menus: Menu[], counts: readonly StockCount[], shownFrom: number | null): Menu[] {
  const few = new Map(
    counts.flatMap(({ itemId, left }): [number, number][] => (toldLeft(left, shownFrom) ? [[itemId, left]] : [])),
  );
  if (few.size === 0) return menus;
  const withLeft = (item: Item) => {
    const left = few.get(item.id);
    return left === undefined ? item : { ...item, left };
  };
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: category.items.map(withLeft) })),
  }));
}

function withSoldOut(item: Item, itemUntils: Map<number, Until>, choiceUntils: Map<number, Until>): Item {
  const options = item.options.map((group) => withSoldOutChoices(group, choiceUntils));
  const isTouched = options.some((group, index) => group !== item.options[index]);
  const own = itemUntils.get(item.id);
  const untils = [own, ...item.options.map((group) => untilOfGroup(group, choiceUntils))];
  const known = untils.filter((until) => until !== undefined);
  if (known.length === 0) return isTouched ? { ...item, options } : item;
  return { ...item, options, soldOutUntil: writeUntil(known.reduce(laterUntil)) };
}

function withSoldOutChoices(group: OptionGroup, untils: Map<number, Until>): OptionGroup {
  if (!group.choices.some(({ id }) => untils.has(id))) return group;
  const choices = group.choices.map((choice) => {
    const until = untils.get(choice.id);
    return until === undefined ? choice : { ...choice, soldOutUntil: writeUntil(until) };
  });
  return { ...group, choices };
}

/** The time until which a required group has no choice left; undefined if it has one, which is enough. */
function untilOfGroup({ min, choices }: OptionGroup, untils: Map<number, Until>): Until | undefined {
  if (min === 0 || choices.length === 0 || !choices.every(({ id }) => untils.has(id))) return undefined;
  return choices.map(({ id }) => untils.get(id) ?? null).reduce(earlierUntil);
}

const writeUntil = (until: Until) => until?.toString() ?? null;

export function nextReturn(
  stockOuts: readonly Pick<StockOut, 'until'>[],
  after: Temporal.Instant,
): Temporal.Instant | null {
  return stockOuts
    .map(({ until }) => until)
    .filter((until) => until !== null && Temporal.Instant.compare(until, after) > 0)
    .reduce(earlierUntil, null);
}
