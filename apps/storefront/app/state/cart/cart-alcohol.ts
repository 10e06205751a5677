import {
  type AlcoholObstacle,
  type AlcoholRules,
  alcoholObstacle,
  type CartEntry,
  type CurrentCart,
  defaultOptions,
  nameAlcohol,
  parseDate,
  promisedAt,
  type SlotRules,
  slotSpan,
  type TaxPolicy,
  type TimeSpan,
} from '@comptoir/domain';

interface WishedSlot {
  date: string;
  time: string;
}

export interface CartAlcohol {
  /** The names of the drinks with alcohol, gifts among them; empty if the cart contains none. */
  names: string[];
  /** What forbids their sale now for a slot, or for the promise of an order as soon as possible; null without either (LAW-22). */
  obstacleAt: (slot: WishedSlot | null) => AlcoholObstacle | null;
}

/** The alcohol of a cart, judged by the rule that the server judges the order by (LAW-77). */
export function cartAlcohol(
  { lines, items, priced, now, readyAt, slotAt }: CurrentCart<CartEntry>,
  { rules, slotRules, tax }: { rules: AlcoholRules; slotRules: SlotRules; tax: TaxPolicy },
): CartAlcohol {
  const at = slotAt ?? readyAt ?? now;
  const gifts = priced.freeItems.flatMap(({ itemId }) => {
    const item = items.get(itemId)?.item;
    return item ? [{ itemId, options: defaultOptions(item, at) }] : [];
  });
  const names = nameAlcohol([...lines, ...gifts], items);
  const { timeZoneId: timeZone } = now;

  function spanOf(slot: WishedSlot | null): TimeSpan | null {
    if (slot) {
      const date = parseDate(slot.date);
      return date && slotSpan(date, slot.time, timeZone);
    }
    const promise = readyAt && promisedAt(readyAt, slotRules).epochMilliseconds;
    return promise === null ? null : { start: promise, end: promise };
  }

  return {
    names,
    obstacleAt: (slot) => {
      const handOver = names.length > 0 ? spanOf(slot) : null;
      const sale = { placedAt: now.epochMilliseconds, lines, gifts };
      return (
        handOver && alcoholObstacle({ ...sale, handOver }, { items, rules, defaultRateBp: tax.defaultRateBp, timeZone })
      );
    },
  };
}
