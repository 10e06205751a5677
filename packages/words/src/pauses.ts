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
