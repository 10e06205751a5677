import type { OrderClaim } from '@comptoir/contract';
import { alcoholObstacle, containsAlcohol, type TaxPolicy } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { secondWords, writeHours } from '@comptoir/words';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { giftOptions } from './check-free-items.ts';
import type { OrderTime } from './decide-time.ts';
import { type Refusal, refuse } from './refusal.ts';

interface Situation {
  snapshot: Pick<Snapshot, 'entries' | 'settings'>;
  now: Temporal.ZonedDateTime;
  tax: TaxPolicy;
  format: Format;
}

/** Refuses an order whose alcohol may not be sold: by its hours, without a dish, or to a diner who declares no age (LAW-21, LAW-23, LAW-25). */
export function refuseAlcohol(
  { lines, freeItems, isAdult }: Pick<OrderClaim, 'lines' | 'freeItems' | 'isAdult'>,
  { at, handOver }: Pick<OrderTime, 'at' | 'handOver'>,
  { snapshot: { entries, settings }, now, tax, format }: Situation,
): Refusal | null {
  const gifts = freeItems.map((gift) => {
    const item = entries.get(gift.itemId)?.item;
    return item ? { ...gift, options: giftOptions(item, gift.options, at) } : gift;
  });
  const obstacle = alcoholObstacle(
    { lines, gifts, placedAt: now.epochMilliseconds, handOver },
    { items: entries, rules: settings.alcohol, defaultRateBp: tax.defaultRateBp, timeZone: now.timeZoneId },
  );
  if (obstacle?.kind === 'meal') return refuse('alcohol_needs_meal');
  if (obstacle) {
    const hours = writeHours(obstacle.ranges, format);
    return refuse('alcohol_hours', hours === null ? { message: secondWords.noAlcoholThatDay } : { hours });
  }
  return isAdult || !containsAlcohol([...lines, ...gifts], entries) ? null : refuse('adult_required');
}
