import type { Badge } from '@comptoir/domain';
import { formatMoney } from '../../state/use-money.ts';

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** What a badge's sentence takes in: a percentage and an amount without useless zeros, "12,5" and "3 €" (MNU-23). */
export function formatBadgeValue({ value }: Badge, currency: string): { value: string; amount: string } {
  const amount = formatMoney(Math.round((value ?? 0) * 100), currency);
  return { value: decimal.format(value ?? 0), amount: amount.replace(/,00(?=\u00a0)/, '') };
}

/** Red says "one more for nothing"; every other offer is butter. */
export function badgeClass(kind: Badge['kind']): string {
  return kind === 'bogo' ? 'bdg bdg-r' : 'bdg';
}
