/** Something of the books that is not as it was written. `found` and `expected` are texts; null means that it is absent. */
export interface BookFinding {
  /** The place in the books; null for what has none. */
  seq: number | null;
  table: 'archives' | 'book_entries' | 'book_head' | 'book_keys' | 'closes' | 'orders' | 'refunds';
  key: string;
  field: string;
  expected: string | null;
  found: string | null;
}

/** Takes findings as they are made, so that a broken database does not fill the memory with them. */
export type Tell = (finding: BookFinding) => void;
