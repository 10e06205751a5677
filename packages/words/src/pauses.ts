import type { Mode } from '@comptoir/domain';
import type { Format } from '@comptoir/format';

const modeWords = { pickup: 'le retrait', delivery: 'la livraison' } as const;

/** Says that a mode is paused and when it takes orders again: "…pour la livraison : reprise à 20 h 30". Both times are in the restaurant's zone. */
export function pauseWords(
  mode: Mode,
  resumesAt: Temporal.ZonedDateTime | null,
  now: Temporal.ZonedDateTime,
  format: Format,
): string {
  const sentence = `Le restaurant fait une pause pour ${modeWords[mode]}`;
  if (!resumesAt) return sentence;
  const isToday = resumesAt.toPlainDate().equals(now.toPlainDate());
  const day = isToday ? '' : `${format.day(resumesAt)} `;
  return `${sentence} : reprise ${day}à ${format.hour(resumesAt)}`;
}

/** Says that an order as soon as possible would be later than the page said (PSE-07). Both times are in the restaurant's zone. */
export function promiseMovedWords(now: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime, format: Format): string {
  return `L’heure a changé : ${format.hour(now)} au lieu de ${format.hour(before)}. Confirmez pour continuer`;
}
