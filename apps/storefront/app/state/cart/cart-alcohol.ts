import {
  type AlcoholObstacle,
  type AlcoholRules,
  alcoholObstacle,
  type CartEntry,
  type CurrentCart,
  nameAlcohol,
  parseDate,
  slotSpan,
  type TaxPolicy,
  type TimeSpan,
} from '@comptoir/domain';
import { giftOptions } from './gift-options.ts';

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
  cart: CurrentCart<CartEntry>,
  { rules, tax }: { rules: AlcoholRules; tax: TaxPolicy },
): CartAlcohol {
  const { lines, items, priced, now, asap } = cart;
  const gifts = priced.freeItems.flatMap(({ itemId }) => {
    const item = items.get(itemId)?.item;
    return item ? [{ itemId, options: giftOptions(item, cart) }] : [];
  });
  const names = nameAlcohol([...lines, ...gifts], items);
  const { timeZoneId: timeZone } = now;

  function spanOf(slot: WishedSlot | null): TimeSpan | null {
    if (slot) {
      const date = parseDate(slot.date);
      return date && slotSpan(date, slot.time, timeZone);
    }
    if (asap.state !== 'promised') return null;
    const promise = asap.promisedAt.epochMilliseconds;
    return { start: promise, end: promise };
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
