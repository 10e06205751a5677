import { CsvError, parse } from 'csv-parse/sync';
import { csvText } from '../../../../plugins/csv/csv-text.ts';
import { decodeText } from '../../../catalogue/file/decode-text.ts';
import { type Cell, mostRows, type Sheet, SheetFault, type TextSheet } from './sheet.ts';
import { sheetWords } from './sheet-words.ts';

/** Takes away the apostrophe that `csvText` writes before a formula. */
const restore = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Writes tables one below the other. */
export function writeCsv(sheets: readonly TextSheet[]): string {
  const rows = sheets.flatMap(({ rows }, index) => (index === 0 ? rows : [[''], ...rows]));
  return csvText(rows, { bom: true });
}

/** Reads CSV with the delimiter, of semicolon, comma and tab, that separates a line of titles. Throws `SheetFault`. */
export function readCsv(bytes: Uint8Array, hasTitles: (rows: string[][]) => boolean): Sheet {
  const decoded = decodeText(bytes);
  if ('line' in decoded) throw new SheetFault(sheetWords.encoding(decoded.line));
  const text = decoded.text.replace(/^\ufeff/, '');
  if (text.trim() === '') throw new SheetFault(sheetWords.empty);
  const delimiter = [';', ',', '\t'].find((sign) => hasTitles(parseHead(text, sign))) ?? ';';
  const rows = parseRecords(text, delimiter, mostLines);
  if (rows.length >= mostLines) throw new SheetFault(sheetWords.tooMany);
  return { name: '', rows: rows.map((row) => row.map(cellOf)) };
}

const mostLines = 2 * mostRows;

/** The first lines, or none if they are no CSV with this delimiter. */
function parseHead(text: string, delimiter: string): string[][] {
  try {
    return parseRecords(text, delimiter, 5);
  } catch {
    return [];
  }
}

function parseRecords(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, to });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault(sheetWords.csv(Number(Object(error).lines ?? 1)));
  }
}

const cellOf = (text: string): Cell => (text.startsWith('=') ? { refused: 'formula' } : restore(text));
