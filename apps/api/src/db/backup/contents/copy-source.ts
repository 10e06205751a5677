/** A database as a backup reads it, whichever engine it is. */
export interface CopySource {
  /** Runs one statement; numbers that may be large are asked for as `float8`, which every driver gives as a number. */
  rows(statement: string): Promise<Record<string, unknown>[]>;
  /** What `copy … to …` of a table answers, in pieces that may end anywhere. */
  copy(table: string): AsyncIterable<Uint8Array>;
}
