import type { Badge } from '@comptoir/domain';
import { badgeClass } from '@comptoir/ui';

/** Red is for free items, yellow for other offers, an outline for offers at another time. */
export function offerBadgeClass(kind: Badge['kind'], isLater = false): string {
  if (isLater) return badgeClass('outline');
  return badgeClass(kind === 'bogo' ? 'red' : 'butter');
}
