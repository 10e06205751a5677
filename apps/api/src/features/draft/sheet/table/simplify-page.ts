import { mostColumns, mostRows, SheetFault } from './sheet.ts';
import { sheetWords } from './sheet-words.ts';

/** Texts that stand for cells with no value of their own. No keyboard types their first character. */
export const marks = { formula: '\ue000formula', merged: '\ue000merged', fault: '\ue000fault' } as const;

const mostLines = 2 * mostRows;
const mostCells = 100_000;
/** Excel holds 32,767 characters in a cell, and the library's time grows with the square of a text. */
export const mostMarkup = 40_000;

/**
 * Rebuilds the XML of a page from its cells with values, because the library would answer the last result of a formula, leave merged
 * cells empty, and make room for a cell at the end of the world. Formulas, merged cells and faults become marks.
 */
export function simplifyPage(xml: string): string {
  const merged = mergedCells(xml);
  const rows = new Map<number, string[]>();
  const cells = listCells(xml);
  if (cells.length > mostCells) throw new SheetFault(sheetWords.tooMany);
  for (const cell of cells) {
    const row = rows.get(cell.line) ?? [];
    rows.set(cell.line, row);
    row.push(rewrite(cell, merged.has(cell.at)));
  }
  const lines = [...rows]
    .sort(([one], [other]) => one - other)
    .map(([line, cells]) => `<row r="${line}">${cells.join('')}</row>`);
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

interface PageCell {
  /** Such as `B12`. */
  at: string;
  line: number;
  /** The rest of the opening tag, with its `>`. */
  tag: string;
  body: string;
}

/** Lists the cells with values. A split is linear, where a search for the end of each cell from its start is not. */
function listCells(xml: string): PageCell[] {
  return xml
    .split(/<(?:\w+:)?c(?=[\s>])/)
    .slice(1)
    .flatMap((piece) => {
      const tag = piece.slice(0, piece.indexOf('>') + 1);
      const body = tag.endsWith('/>') ? '' : (piece.slice(tag.length).split(/<\/(?:\w+:)?c>/, 1)[0] ?? '');
      return /<(?:\w+:)?(?:v|is|f)[\s>/]/.test(body) ? [cellOf(tag, body)] : [];
    });
}

function cellOf(tag: string, body: string): PageCell {
  const [, letters, digits] = /\br="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? [];
  if (!letters || !digits || body.length > mostMarkup) throw new SheetFault(sheetWords.xlsx);
  if (Number(digits) > mostLines || columnOf(letters) > mostColumns) throw new SheetFault(sheetWords.tooMany);
  return { at: letters + digits, line: Number(digits), tag, body };
}

function rewrite({ at, tag, body }: PageCell, isMerged: boolean): string {
  const isFormula = /<(?:\w+:)?f[\s>/]/.test(body);
  const mark = isMerged ? marks.merged : isFormula ? marks.formula : /\bt="e"/.test(tag) ? marks.fault : null;
  if (mark) return `<c r="${at}" t="inlineStr"><is><t>${mark}</t></is></c>`;
  return `<c${tag}${body.replace(/(<\/?)\w+:/g, '$1')}</c>`;
}

/** The first cells of merged ranges: only these have a value. */
function mergedCells(xml: string): Set<string> {
  return new Set(
    [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^>]{0,200}?\bref="([A-Z]{1,3}\d{1,7}):/g)].map(([, at = '']) => at),
  );
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
