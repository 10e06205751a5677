/** What an archive was found to hold. Without faults it is sound. */
export interface ReadArchive {
  /** The first line, if it could be read. */
  header?: { period: string; seller: string; site: string };
  /** The last line with its line feed, if it was reached. */
  trailer?: string;
  entries: number;
  faults: { line: number; text: string }[];
}

export interface ArchiveRecord {
  seq: number;
  line: number;
  /** The line with its line feed. */
  text: string;
}

export function linesOf(file: string): AsyncIterable<Buffer>;
export function readBooks(
  lines: AsyncIterable<Buffer> | Iterable<Buffer>,
  onRecord?: (record: ArchiveRecord) => Promise<void>,
): Promise<ReadArchive>;
export function showArchive(read: ReadArchive): string[];
