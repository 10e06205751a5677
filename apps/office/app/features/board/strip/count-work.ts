import type { DishChange } from '@comptoir/domain';

export interface WorkCount {
  name: string;
  count: number;
}

interface WorkLine {
  name: string;
  quantity: number;
  changes: readonly DishChange[];
}

/** Counts the dishes to cook, then the dishes with a changed ingredient ("3 sans gluten"), highest count first. */
export function countWork(orders: readonly { lines: readonly WorkLine[] }[]): WorkCount[] {
  const dishes = new Map<string, number>();
  const ways = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, quantity: number) =>
    counts.set(name, (counts.get(name) ?? 0) + quantity);
  for (const { name, quantity, changes } of orders.flatMap(({ lines }) => lines)) {
    add(dishes, name, quantity);
    for (const change of changes) if (change.quantity > 0 && !change.isExtra) add(ways, change.name, quantity);
  }
  return [...mostFirst(dishes), ...mostFirst(ways)];
}

const mostFirst = (counts: Map<string, number>): WorkCount[] =>
  [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
