import type { MinuteRange } from '@comptoir/domain';
import type { Format } from '@comptoir/format';

/** Hours as a part of a sentence: "de 8 h à 22 h", "de 8 h à 13 h et de 17 h à 22 h". Null without any. */
export function writeHours(ranges: readonly MinuteRange[], format: Format): string | null {
  const hour = (minutes: number) => format.hour({ hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 });
  const told = ranges.map(({ start, end }) => `de ${hour(start)} à ${hour(end)}`);
  return told.length === 0 ? null : format.list(told);
}
