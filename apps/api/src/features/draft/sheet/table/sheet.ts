/** A cell whose value a person did not type: the import never guesses what was meant. */
export interface RefusedCell {
  refused: 'formula' | 'date' | 'merged' | 'fault';
}
export type Cell = string | RefusedCell;

/** A page of a workbook. The first row is line 1. */
export interface Sheet {
  /** Empty for a file that has one page only. */
  name: string;
  rows: Cell[][];
}

/** A table to be written. */
export interface TextSheet {
  name: 'Carte' | 'Options';
  /** Titles first. */
  rows: string[][];
}

/** A sentence about a cell or a row of the file. */
export interface SheetProblem {
  /** Such as `ligne 12`. Empty for the whole file. */
  place: string;
  column: string;
  message: string;
}

/** The report tells so many problems, and the reading ends where it has them. */
export const mostProblems = 100;

export const mostRows = 2_000;
export const mostColumns = 100;
/** Longer texts are refused before any pattern is tried on them. */
export const mostCharacters = 4_000;

/** A file that cannot be read as tables. The message is French. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
}
