export interface CopySource {
  /** Runs one statement. Large numbers are asked for as `float8`, because the driver gives an `int8` as text. The caller says the row's shape. */
  rows<Row extends object>(statement: string): Promise<Row[]>;
  /** Yields the output of `copy … to …` in pieces that may end anywhere. */
  copy(table: string): AsyncIterable<Uint8Array>;
}
