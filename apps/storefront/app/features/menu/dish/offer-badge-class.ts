import type { Badge } from '@comptoir/domain';
import { badgeClass } from '@comptoir/ui';

/** Red says "one more for nothing"; every other offer is butter; what holds at another time is drawn in outline. */
export function offerBadgeClass(kind: Badge['kind'], isLater = false): string {
  if (isLater) return badgeClass('outline');
  return badgeClass(kind === 'bogo' ? 'red' : 'butter');
}
