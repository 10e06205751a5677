import type { MinuteRange } from '../calendar/ranges.ts';
import { type AlcoholRules, type AlcoholSale, alcoholRangesOn, forbiddenAlcoholSpan } from '../law/alcohol-hours.ts';
import { cookedRateBp } from '../law/rates.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import type { CartLine } from './cart-line.ts';
import { containsAlcohol } from './contains-alcohol.ts';

/** Why an order with alcohol can't be taken. `ranges` are the hours of alcohol on the day concerned, in minutes; they may be none. */
export type AlcoholObstacle = { kind: 'hours'; ranges: MinuteRange[] } | { kind: 'meal' };

export interface AlcoholOrder extends AlcoholSale {
  lines: readonly CartLine[];
  /** The gifts of the order. They may contain alcohol, but count as no meal (LAW-19, LAW-23). */
  gifts: readonly Pick<CartLine, 'itemId' | 'options'>[];
}

interface AlcoholSituation {
  items: ReadonlyMap<number, MenuEntry>;
  rules: AlcoholRules;
  defaultRateBp: number;
  timeZone: string;
}

/** What forbids the alcohol of an order; null if nothing does, or if it contains none. Browser and server both ask this (LAW-77). */
export function alcoholObstacle(
  { lines, gifts, ...sale }: AlcoholOrder,
  { items, rules, defaultRateBp, timeZone }: AlcoholSituation,
): AlcoholObstacle | null {
  if (!containsAlcohol([...lines, ...gifts], items)) return null;
  const forbidden = forbiddenAlcoholSpan(sale, rules, timeZone);
  if (forbidden) {
    const at = Temporal.Instant.fromEpochMilliseconds(forbidden.start).toZonedDateTimeISO(timeZone);
    return { kind: 'hours', ranges: alcoholRangesOn(at.toPlainDate(), rules) };
  }
  return rules.isWithMeal && !lines.some((line) => isMeal(line, items, defaultRateBp)) ? { kind: 'meal' } : null;
}

/** A dish is what is no alcohol itself and has the VAT rate of what is eaten at once (LAW-23). */
function isMeal({ itemId }: CartLine, items: ReadonlyMap<number, MenuEntry>, defaultRateBp: number): boolean {
  const item = items.get(itemId)?.item;
  return item !== undefined && !item.alcohol && (item.price.taxRateBp ?? defaultRateBp) === cookedRateBp;
}
