import { normalizeText } from '@comptoir/domain';
import { type Cell, mostColumns, mostRows, type Sheet, SheetFault } from '../table/sheet.ts';
import { sheetWords } from '../table/sheet-words.ts';
import { aliases, titles as columns } from './column-words.ts';
import { choiceTitles, itemTitles } from './fields.ts';

export interface Row {
  /** Such as `ligne 12`, or `feuille Carte, ligne 12`. */
  place: string;
  /** By the title of the column. Texts are trimmed. A missing column has no cell. */
  cells: ReadonlyMap<string, Cell>;
}

export interface Tables {
  items: Row[];
  choices: Row[];
  notes: string[];
}

type Kind = 'items' | 'choices';
interface Header {
  kind: Kind;
  /** By the position of the column; null for an unknown one. */
  titles: (string | null)[];
  unknown: string[];
}

const keyOf = (title: string) => normalizeText(title.replace(/[º°]/g, 'o').replace(/[*:]+$/, ''));
function titlesOf(titles: string[], others: Record<string, string>): ReadonlyMap<string, string> {
  return new Map([...Object.entries(others), ...titles.map((title): [string, string] => [keyOf(title), title])]);
}
const known: Record<Kind, ReadonlyMap<string, string>> = {
  items: titlesOf(itemTitles, aliases),
  choices: titlesOf(choiceTitles, {}),
};
const needed: Record<Kind, [string, string[]]> = {
  choices: [columns.optionName, [columns.choiceName, columns.choice]],
  items: [columns.name, itemTitles.filter((title) => title !== columns.name)],
};

const headerLines = 5;

/** Finds the rows of dishes and of choices. The titles are in the first five lines of a page, or begin a second table below. */
export function findTables(sheets: readonly Sheet[]): Tables {
  const tables: Tables = { items: [], choices: [], notes: [] };
  for (const sheet of sheets) readSheet(sheet, tables);
  if (!sheets.some(({ rows }) => hasTitles(rows))) throw new SheetFault(sheetWords.noHeader);
  if (tables.items.length + tables.choices.length > mostRows) throw new SheetFault(sheetWords.tooMany);
  return tables;
}

function readSheet({ name, rows }: Sheet, tables: Tables): void {
  const first = findHeader(rows);
  if (first < 0) {
    if (rows.some(isFilled)) tables.notes.push(sheetWords.notes.sheet(name));
    return;
  }
  const placeOf = (line: number) => (name === '' ? `ligne ${line + 1}` : `feuille ${name}, ligne ${line + 1}`);
  let header: Header | null = null;
  for (const [line, row] of rows.entries()) {
    if (!isFilled(row)) continue;
    const place = placeOf(line);
    const found: Header | null = headerOf(row);
    if (line < first) tables.notes.push(sheetWords.notes.above(place));
    else if (found && found.kind !== header?.kind) {
      header = found;
      checkTitles(found);
      tables.notes.push(...found.unknown.map((title) => sheetWords.notes.column(title)));
    } else if (found) tables.notes.push(sheetWords.notes.secondHeader(place));
    else if (header) tables[header.kind].push({ place, cells: cellsOf(header, row) });
  }
}

export const hasTitles = (rows: Cell[][]): boolean => findHeader(rows) >= 0;
const findHeader = (rows: Cell[][]) => rows.slice(0, headerLines).findIndex((row) => headerOf(row) !== null);
const isFilled = (row: Cell[]) => row.some((cell) => typeof cell !== 'string' || cell.trim() !== '');

/** A row with a number is none of titles, even if its dish is called like a column. */
function headerOf(row: Cell[]): Header | null {
  if (row.some((cell) => typeof cell === 'string' && /^\d+$/.test(cell.trim()))) return null;
  for (const kind of ['choices', 'items'] as const) {
    const titles = row.map((cell) => (typeof cell === 'string' ? (known[kind].get(keyOf(cell)) ?? null) : null));
    const [main, others] = needed[kind];
    if (!titles.includes(main) || !others.some((title) => titles.includes(title))) continue;
    const unknown = row.flatMap((cell, column) => (titles[column] === null ? [titleOf(cell)] : []));
    return { kind, titles, unknown: unknown.filter((title) => title !== '') };
  }
  return null;
}

const titleOf = (cell: Cell) => (typeof cell === 'string' ? cell.trim() : sheetWords.unreadableTitle);

function checkTitles({ titles }: Header): void {
  if (titles.length > mostColumns) throw new SheetFault(sheetWords.tooMany);
  const twice = titles.find((title, column) => title !== null && titles.indexOf(title) < column);
  if (twice) throw new SheetFault(sheetWords.twoColumns(twice));
}

function cellsOf({ titles }: Header, row: Cell[]): Map<string, Cell> {
  return new Map(
    titles.flatMap((title, column): [string, Cell][] => {
      const cell = row[column] ?? '';
      return title === null ? [] : [[title, typeof cell === 'string' ? cell.trim() : cell]];
    }),
  );
}
