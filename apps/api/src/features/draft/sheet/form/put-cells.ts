import { mostCharacters, type SheetProblem } from '../table/sheet.ts';
import { sheetWords } from '../table/sheet-words.ts';
import type { Field } from './fields.ts';
import type { Row } from './find-tables.ts';
import { readWhole } from './read-cells.ts';

/**
 * Changes a part by the cells of its row. A cell that says what the part already holds changes nothing, so that an export that is
 * imported again is no change.
 */
export function putCells<Part>(part: Part, fields: Field<Part>[], row: Row, problems: SheetProblem[]): Part {
  let result = part;
  for (const { title, write, read, put, empty } of fields) {
    const text = textOf(row, title, problems);
    const known = write(part).trim();
    if (text === null || text === known) continue;
    if (text === '') {
      if (empty) result = put(result, empty.value as never);
      continue;
    }
    const outcome = read(text);
    if ('problem' in outcome)
      problems.push({ place: row.place, column: title, message: `« ${shorten(text)} » ${outcome.problem}` });
    else result = put(result, outcome.value as never);
  }
  return result;
}

/** What spreadsheets in English and French show for a failed formula. */
const faults = new Set(
  ['REF!', 'DIV/0!', 'NAME?', 'NOM?', 'VALUE!', 'VALEUR!', 'N/A', 'NUM!', 'NOMBRE!', 'NULL!', 'NUL!', 'SPILL!'].map(
    (name) => `#${name}`,
  ),
);

/** The text of a cell. Null if there is no such column, or no text in it. */
export function textOf(row: Row, title: string, problems: SheetProblem[]): string | null {
  const cell = row.cells.get(title);
  if (cell === undefined) return null;
  if (typeof cell !== 'string') {
    problems.push({ place: row.place, column: title, message: sheetWords.refused[cell.refused] });
    return null;
  }
  const isLong = cell.length > mostCharacters;
  if (!isLong && !faults.has(cell.toUpperCase())) return cell;
  const message = isLong ? sheetWords.tooLong : sheetWords.refused.fault;
  problems.push({ place: row.place, column: title, message });
  return null;
}

/** The number of a part. Null if the cell is empty, `wrong` if it holds something else. */
export function numberOf(row: Row, title: string, problems: SheetProblem[]): number | null | 'wrong' {
  const before = problems.length;
  const text = textOf(row, title, problems) ?? '';
  if (problems.length > before) return 'wrong';
  if (text === '') return null;
  const outcome = readWhole(text);
  if ('value' in outcome) return Number(outcome.value);
  problems.push({ place: row.place, column: title, message: `« ${shorten(text)} » ${outcome.problem}` });
  return 'wrong';
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
