import type { Db } from '../../db/database.ts';
import { readPages } from '../../db/keyset-pages.ts';
import { decimalText } from '../../plugins/csv/decimal-text.ts';
import { type HistoryRow, listHistory, type WantedHistory } from './history-repository.ts';
import { historyFileWords } from './history-words.ts';

/** The selected orders as rows of a table, in pages of 1,000 that fit into memory (REP-20). */
export async function* historyPages(db: Db, wanted: WantedHistory): AsyncGenerator<string[][]> {
  const pages = readPages<HistoryRow, number>(
    (part) => listHistory(db, wanted, part),
    ({ number }) => number,
  );
  for await (const page of pages) yield page.map((row) => cellsOf(row, wanted.now.timeZoneId));
}

function cellsOf(row: HistoryRow, timeZone: string): string[] {
  const { mode, payment, state } = historyFileWords;
  return [
    String(row.number),
    momentOf(row.arrivedAt, timeZone),
    momentOf(row.promisedAt, timeZone),
    row.name,
    row.phone,
    row.email,
    mode[row.mode],
    payment[row.paymentMethod],
    state[row.state],
    decimalText(row.totalCents),
    decimalText(row.refundedCents),
  ];
}

/** "2026-11-20 19:50", which spreadsheets sort and read as a moment. */
function momentOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
