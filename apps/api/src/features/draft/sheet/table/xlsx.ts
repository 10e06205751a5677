import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readWorkbook, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { type Cell, type Sheet, SheetFault, type TextSheet } from './sheet.ts';
import { sheetWords } from './sheet-words.ts';
import { marks, mostMarkup, simplifyPage } from './simplify-page.ts';

/** Writes a workbook with a page for each table. The named columns hold numbers, so that they can be added up. */
export async function writeXlsx(sheets: readonly TextSheet[], numberTitles: ReadonlySet<string>): Promise<Buffer> {
  const pages = sheets.map(({ name, rows }) => {
    const [titles = [], ...others] = rows;
    const isNumber = titles.map((title) => numberTitles.has(title));
    return {
      sheet: name,
      stickyRowsCount: 1,
      data: [
        titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...others.map((row) => row.map((text, column) => cellOf(text, isNumber[column] ?? false))),
      ],
    };
  });
  return writeWorkbook(pages).toBuffer();
}

function cellOf(text: string, isNumber: boolean) {
  if (text === '') return null;
  return isNumber ? { value: Number(text.replace(',', '.')), type: Number } : { value: text, type: String };
}

const pageName = /^xl\/worksheets\/[^/]+\.xml$/;

/** Reads the pages of a workbook within bounds of memory and time. Throws `SheetFault`. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const files = unzip(bytes);
  const pages = Object.entries(files).filter(([name]) => pageName.test(name));
  checkOthers(files);
  for (const [name, content] of pages) files[name] = Buffer.from(simplifyPage(Buffer.from(content).toString()));
  try {
    const read = await readWorkbook(Buffer.from(zipSync(files, { level: 0 })), { trim: false });
    return read.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(readCell)) }));
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError)
      throw new SheetFault(sheetWords.xlsx);
    throw error;
  }
}

const mostOther = 2 * 1024 * 1024;

/** Bounds what the library reads beside the pages: the texts that pages refer to by number, styles and names. */
function checkOthers(files: Record<string, Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const isText = name === 'xl/sharedStrings.xml';
    const texts = isText
      ? Buffer.from(content)
          .toString()
          .split(/<\/(?:\w+:)?si>/)
      : [];
    const isOther = !isText && !pageName.test(name);
    if (texts.some((text) => text.length > mostMarkup) || (isOther && content.length > mostOther))
      throw new SheetFault(sheetWords.xlsx);
  }
}

function readCell(value: unknown): Cell {
  if (value instanceof Date) return { refused: 'date' };
  const text = value === null ? '' : typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value);
  const refused = (['formula', 'merged', 'fault'] as const).find((mark) => text === marks[mark]);
  return refused ? { refused } : text;
}

const mostBytes = 12 * 1024 * 1024;
const mostFiles = 200;
/** A small part of the archive at a time, which becomes at most a thousand times as long. */
const stepBytes = 4_096;

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  let total = 0;
  let count = 0;
  const archive = new Unzip((file) => {
    count += 1;
    if (count > mostFiles) throw new SheetFault(sheetWords.xlsx);
    if (!/\.(?:xml|rels)$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw new SheetFault(sheetWords.xlsx);
      total += chunk.length;
      if (total > mostBytes) throw new SheetFault(sheetWords.xlsx);
      chunks.push(chunk);
      if (isLast) files[file.name] = Buffer.concat(chunks);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += stepBytes)
      archive.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
  } catch {
    throw new SheetFault(sheetWords.xlsx);
  }
  return files;
}
