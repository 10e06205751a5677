import { inFrench } from '../../catalogue/file/check-catalogue-file.ts';
import { decodeText } from '../../catalogue/file/decode-text.ts';
import { findDepth } from '../../catalogue/file/json-lines.ts';
import { catalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { type ForeignMenu, foreignToSheets } from './foreign/foreign-menu.ts';
import { readGloriaFood } from './foreign/gloria-food.ts';
import { readTastyIgniter } from './foreign/tasty-igniter.ts';
import { catalogueToSheets } from './form/catalogue-to-sheets.ts';
import { hasTitles } from './form/find-tables.ts';
import { readCsv } from './table/csv.ts';
import { type Sheet, SheetFault } from './table/sheet.ts';
import { sheetWords } from './table/sheet-words.ts';
import { readXlsx } from './table/xlsx.ts';

export interface MenuFile {
  format: 'csv' | 'xlsx' | 'comptoir' | 'gloriafood' | 'tastyigniter';
  sheets: Sheet[];
  notes: string[];
}

/** Reads a menu of any known format as tables. Its first bytes tell the format, not its name. Throws `SheetFault`. */
export async function readMenuFile(bytes: Uint8Array): Promise<MenuFile> {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (bytes.length === 0) throw new SheetFault(sheetWords.empty);
  if (head.startsWith('PK')) return { format: 'xlsx', sheets: await readXlsx(bytes), notes: [] };
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new SheetFault(sheetWords.oldExcel);
  if (/^(?:\xef\xbb\xbf)?\s*[[{]/.test(head)) return readJson(bytes);
  return { format: 'csv', sheets: [readCsv(bytes, hasTitles)], notes: [] };
}

const deepestBracket = 30;

function readJson(bytes: Uint8Array): MenuFile {
  const decoded = decodeText(bytes);
  if ('line' in decoded) throw new SheetFault(sheetWords.encoding(decoded.line));
  const text = decoded.text.replace(/^\ufeff/, '');
  if (findDepth(text, deepestBracket) !== null) throw new SheetFault(sheetWords.json);
  const value = parse(text);
  const own = catalogueFile.safeParse(value, inFrench).data;
  if (own) return { format: 'comptoir', sheets: catalogueToSheets(own), notes: [sheetWords.notes.others] };
  const gloria = readGloriaFood(value);
  if (gloria) return foreign('gloriafood', gloria);
  const tasty = readTastyIgniter(value);
  if (tasty) return foreign('tastyigniter', tasty);
  throw new SheetFault(sheetWords.json);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SheetFault(sheetWords.json);
  }
}

const foreign = (format: MenuFile['format'], menu: ForeignMenu): MenuFile => ({
  format,
  sheets: foreignToSheets(menu),
  notes: menu.notes,
});
