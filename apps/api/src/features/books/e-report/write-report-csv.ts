import { csvText } from '../../../plugins/csv/csv-text.ts';
import { decimalText } from '../../../plugins/csv/decimal-text.ts';
import type { PreparedReport } from './e-report-repository.ts';
import { reportTitles } from './e-report-words.ts';

/** A line for each day, category and rate (BOK-46). The number of sales is that of the day, and is on each line of it. */
export function writeReportCsv({ id, type, replaces, siren, figures }: Omit<PreparedReport, 'sha256'>): string {
  const rows = figures.days.flatMap(({ day, category, sales, taxes }) =>
    taxes.map(({ rate, net, vat }) => [
      ...[id, type, replaces ?? '', siren, day, category],
      ...[rate, net, vat].map(decimalText),
      String(sales),
    ]),
  );
  return csvText([reportTitles, ...rows], { bom: true });
}
