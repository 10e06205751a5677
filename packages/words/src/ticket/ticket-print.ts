import { type Layout, layOut, type Paper, type TicketLine } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { writeHour } from '../kitchen/write-hour.ts';
import { ticketWords } from './ticket-words.ts';

/** One print of a paper: where it comes out, when, and how often it came out there before. */
export interface TicketPrint {
  paper: Paper;
  /** 0 for the first print on a printer; every later one is marked with its number (TCK-06). */
  copy: number;
  /** The name of the printer, or of the device that prints its own page. */
  printer: string;
  /** The moment of the print, in the restaurant's time zone. */
  at: Temporal.ZonedDateTime;
  format: Format;
}

/** Writes instants as hours of the restaurant, with the weekday if the paper is printed on another day. */
export const hoursOn =
  ({ at, format }: Pick<TicketPrint, 'at' | 'format'>) =>
  (instant: Temporal.Instant): string =>
    writeHour(instant.toZonedDateTimeISO(at.timeZoneId), at.toPlainDate(), format);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The figures of a moment: "20/11" and "19:31". */
export const writeFigures = ({ day, month, hour, minute }: Temporal.ZonedDateTime) => ({
  day: `${twoDigits(day)}/${twoDigits(month)}`,
  time: `${twoDigits(hour)}:${twoDigits(minute)}`,
});

/** Completes a paper of the kitchen: the printer and the moment at its foot, and a mark at both ends if it is a copy. */
export function closeTicket({ paper, copy, printer, at }: TicketPrint, lines: readonly TicketLine[]): TicketLine[] {
  const layout = layOut(paper);
  const { day, time } = writeFigures(at);
  return markCopy(layout, copy, [...lines, ...layout.rule(), ...layout.pair(printer, `${day} ${time}`)]);
}

/** Marks every print but the first as a copy, at the top and at the foot. */
export function markCopy({ banner }: Layout, copy: number, lines: readonly TicketLine[]): TicketLine[] {
  const mark = copy > 0 ? banner(ticketWords.copy(copy), { isBold: true }) : [];
  return [...mark, ...lines, ...mark];
}
