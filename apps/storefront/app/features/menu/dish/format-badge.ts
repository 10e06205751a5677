import type { Badge } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { badgeClass } from '@comptoir/ui';

/** What a badge's sentence takes in: a percentage and an amount without useless zeros, "12,5" and "3 €" (MNU-23). */
export function formatBadgeValue({ value }: Badge, format: Format): { value: string; amount: string } {
  const hundredths = Math.round((value ?? 0) * 100);
  return { value: format.rate(hundredths), amount: format.shortMoney(hundredths) };
}

/** Red says "one more for nothing"; every other offer is butter; what holds at another time is drawn in outline. */
export function offerBadgeClass(kind: Badge['kind'], isLater = false): string {
  if (isLater) return badgeClass('outline');
  return badgeClass(kind === 'bogo' ? 'red' : 'butter');
}
