import type { SiteConfig } from '@comptoir/contract';
import { createFormat } from '@comptoir/format';

export function lockWords(
  until: Temporal.Instant,
  now: Temporal.ZonedDateTime,
  { locale, currency, timeZone }: Pick<SiteConfig, 'locale' | 'currency' | 'timeZone'>,
): string {
  const format = createFormat(locale.default, currency);
  // The end is rounded up, so that the PIN is unlocked at the displayed minute.
  const end = until.toZonedDateTimeISO(timeZone).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const isToday = end.toPlainDate().equals(now.withTimeZone(timeZone).toPlainDate());
  const moment = isToday ? `à ${format.hour(end)}` : `${format.weekdayName(end)} à ${format.hour(end)}`;
  return `Trop d’essais avec ce code : réessayez ${moment}`;
}
