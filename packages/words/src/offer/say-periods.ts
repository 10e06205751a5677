import type { Offer } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { SayOffer } from './offer-words.ts';

/** A text such as "le mardi, de 18 h 30 à 22 h". Empty if the offer is always valid. */
export function sayPeriods({ activeTimes }: Pick<Offer, 'activeTimes'>, say: SayOffer, format: Format): string {
  const periods = activeTimes.map(({ days, start, end }) => {
    const named =
      days.length > 0 ? say('time.onDays', { days: format.list(days.map((day) => say(`time.weekday.${day}`))) }) : '';
    const hours = start === end ? '' : say('time.between', { start: format.clock(start), end: format.clock(end) });
    return [named, hours].filter(Boolean).join(', ');
  });
  return periods.filter(Boolean).join(' · ');
}
