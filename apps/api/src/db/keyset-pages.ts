const rowsAtOnce = 1_000;

/** Cuts rows to a page, if one more than a page was read. `next` is the key of its last row; null if no page follows. */
export function cutPage<Row, Key>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
): { page: Row[]; next: Key | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rows.length > size ? keyOf(last) : null };
}

/** Reads rows in pages of 1,000, each after the key of the last row before, so that they do not have to fit into memory. */
export async function* readPages<Row, Key>(
  read: (part: { limit: number; after: Key | null }) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  let after: Key | null = null;
  do {
    const rows: Row[] = await read({ limit: rowsAtOnce + 1, after });
    const { page, next } = cutPage(rows, rowsAtOnce, keyOf);
    yield page;
    after = next;
  } while (after !== null);
}
