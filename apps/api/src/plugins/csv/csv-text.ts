import { stringify } from 'csv-stringify/sync';

/** Text that a spreadsheet would run as a formula gets an apostrophe in front. Numbers below zero do not (REP-09). */
const neutralize = (text: string) => (/^'*[=+\-@\t\r]/.test(text) && !/^-\d+(?:,\d+)?$/.test(text) ? `'${text}` : text);

/**
 * Rows as CSV for Excel in French: semicolons, CRLF, quotes by RFC 4180. With `bom`, Excel reads the text as UTF-8; a
 * file has one, at its beginning. Amounts are texts with a decimal comma.
 */
export function csvText(rows: readonly (readonly string[])[], { bom }: { bom: boolean }): string {
  return stringify(
    rows.map((row) => row.map(neutralize)),
    { bom, delimiter: ';', record_delimiter: 'windows' },
  );
}
