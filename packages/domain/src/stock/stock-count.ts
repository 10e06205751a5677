import { holdsAt, type StockOut } from './stock-out.ts';

/** The units of an item that can still be ordered for a service. With none left the item is sold out until the service's end (STK-09). */
export interface StockCount {
  itemId: number;
  left: number;
  /** The end of the service. */
  until: Temporal.Instant;
  by: string;
  at: Temporal.Instant;
}

export const mostUnits = 999;

/** What an order takes from the count of an item. `until` tells for which service. */
export interface TakenUnits extends Pick<StockCount, 'itemId' | 'until'> {
  units: number;
}

/** The units that an order for a time takes, gifts included. An order for a later service than the counts' takes none. */
export function unitsOf(
  lines: readonly { itemId: number; quantity: number }[],
  counts: readonly StockCount[],
  at: Temporal.Instant,
): TakenUnits[] {
  return counts
    .filter((count) => holdsAt(count, at))
    .map(({ itemId, until }) => {
      const own = lines.filter((line) => line.itemId === itemId);
      return { itemId, until, units: own.reduce((sum, { quantity }) => sum + quantity, 0) };
    })
    .filter(({ units }) => units > 0);
}

/** The counts with fewer units than an order takes. */
export function shortCounts(taken: readonly TakenUnits[], counts: readonly StockCount[]): StockCount[] {
  return counts.filter(({ itemId, left }) => taken.some((one) => one.itemId === itemId && one.units > left));
}

/** The items that are sold out because none is left, as if the staff had marked them until the service's end. */
export function countedOut(counts: readonly StockCount[]): StockOut[] {
  return counts
    .filter(({ left }) => left === 0)
    .map(({ itemId, until, by, at }) => ({ kind: 'item', id: itemId, until, by, at }));
}

/**
 * What the menu tells of a count: the number where it is shown, 0 where the item is sold out, and null where it tells nothing.
 * While this stays the same, menus stay as they are. `shownFrom` is the largest number that diners see; null shows none.
 */
export function toldLeft(left: number, shownFrom: number | null): number | null {
  return left <= (shownFrom ?? 0) ? left : null;
}
