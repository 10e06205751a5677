import type { Rehearsal } from '@comptoir/contract';
import { type Badge, categoryBadge, itemBadge, laterOffer, type Mode, readyFrom } from '@comptoir/domain';
import { listedOffers, type Snapshot } from '../../catalogue/snapshot.ts';

type Told = Rehearsal['badges'][number];

/** The badges of categories and dishes, and whether they are those of offers at another time (MNU-22 to MNU-26). */
export function listBadges(
  snapshot: Snapshot,
  { mode, now, currencySymbol }: { mode: Mode; now: Temporal.ZonedDateTime; currencySymbol: string },
): Told[] {
  const offers = listedOffers(snapshot);
  return snapshot.menus.flatMap((menu) => {
    const orderTime = readyFrom([menu], mode, now, snapshot.settings.scheduling.exceptions);
    const tell = (kind: Told['kind'], id: number, badge: Badge | null): Told[] =>
      badge ? [{ kind, id, code: badge.code, isLater: laterOffer(badge, () => orderTime) !== null }] : [];
    return menu.categories.flatMap((category) => [
      ...tell('category', category.id, categoryBadge(offers, category)),
      ...category.items.flatMap((item) => tell('item', item.id, itemBadge(offers, item, currencySymbol))),
    ]);
  });
}
