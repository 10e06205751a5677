import {
  type Accounts,
  accountsOfRate,
  createJournal,
  type DayRange,
  isSound,
  type JournalLine,
  type SaleEntry,
} from '@comptoir/domain';
import { decimalText } from '../../plugins/csv/decimal-text.ts';
import { fileWords as words } from './file-words.ts';

// The files for the accountant (REP-09). Amounts are texts with a decimal comma; those of refunds are negative.

type Pages = AsyncIterable<SaleEntry[]>;

/** The rows of `ventes`: one for each order or refund and rate, in the sequence of their instants. */
export async function* salesRows(pages: Pages, timeZone: string): AsyncGenerator<string[][]> {
  for await (const page of pages) {
    yield page.flatMap((entry) => {
      const { kind, day, at, number, mode, method, channel } = checked(entry);
      const sign = kind === 'sale' ? 1 : -1;
      const date = at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
      const head = [date, day, String(number), words[kind], words[mode], words[method]];
      return entry.taxes.map(({ rateBp, netCents, taxCents, grossCents }) => [
        ...head,
        ...[rateBp, sign * netCents, sign * taxCents, sign * grossCents].map(decimalText),
        words[channel],
      ]);
    });
  }
}

/** The rows of `journal`: one for each service day, payment and rate, of sales less refunds. */
export async function* journalRows(pages: Pages, accounts: Accounts): AsyncGenerator<string[][]> {
  const journal = createJournal();
  const rowOf = (line: JournalLine) => journalRow(line, accounts);
  for await (const page of pages) yield page.flatMap((entry) => journal.take(checked(entry)).map(rowOf));
  yield journal.rest().map(rowOf);
}

function journalRow({ day, method, rateBp, netCents, taxCents, grossCents }: JournalLine, accounts: Accounts) {
  const { sales, tax } = accountsOfRate(accounts, rateBp);
  return [
    day,
    words[method],
    decimalText(rateBp),
    sales,
    decimalText(netCents),
    tax,
    decimalText(taxCents),
    accounts[method],
    decimalText(grossCents),
  ];
}

/** Throws for a receipt that does not add up: a file that breaks off is better than a wrong one (REP-02). */
function checked(entry: SaleEntry): SaleEntry {
  if (!isSound(entry)) throw new Error(`The rates of order ${entry.number} do not add up to its amount.`);
  return entry;
}

/** The name of a file: by its month, or by its first and last day. */
export function fileName(kind: 'ventes' | 'journal' | 'pourboires', { from, to }: DayRange): string {
  const isMonth = from.day === 1 && to.equals(from.with({ day: from.daysInMonth }));
  return `${kind}-${isMonth ? from.toPlainYearMonth() : `${from}_${to}`}.csv`;
}
