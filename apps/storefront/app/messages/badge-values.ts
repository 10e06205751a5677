import type { Badge } from '@comptoir/domain';
import type { Format } from '@comptoir/format';

/** The values in a badge's text, without trailing zeros: "12,5" and "3 €" (MNU-23). */
export function badgeValues({ value }: Badge, format: Format): { value: string; amount: string } {
  const hundredths = Math.round((value ?? 0) * 100);
  return { value: format.rate(hundredths), amount: format.shortMoney(hundredths) };
}
