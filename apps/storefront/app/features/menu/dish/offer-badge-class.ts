import type { Badge } from '@comptoir/domain';
import { badgeClass } from '@comptoir/ui';

/** Red: free item; butter: other offers; outline: not now. */
export function offerBadgeClass(kind: Badge['kind'], isLater = false): string {
  if (isLater) return badgeClass('outline');
  return badgeClass(kind === 'bogo' ? 'red' : 'butter');
}
