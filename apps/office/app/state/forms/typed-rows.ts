import { normalizeText } from '@comptoir/domain';

/** The fields of a form with rows by their names in the API, such as `posts.0.name`. `count` is the number of rows. */
export type TypedRows = Record<string, string>;

type Row<Column extends string> = Record<Column, string>;

interface RowFields<Column extends string> {
  fieldOf: (index: number, column: Column) => string;
  rowsOf: (typed: TypedRows) => Row<Column>[];
  withRows: (rows: readonly Row<Column>[]) => TypedRows;
}

/** Reads and writes the rows of a list by its columns. */
export function rowFields<const Column extends string>(list: string, columns: readonly Column[]): RowFields<Column> {
  const fieldOf = (index: number, column: Column) => `${list}.${index}.${column}`;
  return {
    fieldOf,
    rowsOf: (typed) =>
      Array.from({ length: countOf(typed) }, (_, index) => {
        const texts = columns.map((column) => [column, typed[fieldOf(index, column)] ?? '']);
        return Object.fromEntries(texts) as Row<Column>;
      }),
    withRows: (rows) => {
      const texts = rows.flatMap((row, index) => columns.map((column) => [fieldOf(index, column), row[column]]));
      return { ...Object.fromEntries(texts), count: String(rows.length) };
    },
  };
}

export const countOf = (typed: TypedRows) => Number(typed.count);

/** True if a row before this one has its name. */
export const isNamedBefore = (rows: readonly { name: string }[], index: number): boolean =>
  rows.slice(0, index).some(({ name }) => normalizeText(name) === normalizeText(rows[index]?.name ?? ''));

/** The ids of rows; new ones are named after their names, or `fallback` if a name has no letters or digits. They never change later. */
export function idsOf(rows: readonly { id: string; name: string }[], fallback: string): string[] {
  const ids = rows.map(({ id }) => id);
  rows.forEach(({ name }, index) => {
    ids[index] ||= freeId(name, ids, fallback);
  });
  return ids;
}

function freeId(name: string, taken: readonly string[], fallback: string): string {
  const word = normalizeText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 26);
  const first = word || fallback;
  let [id, number] = [first, 2];
  for (; taken.includes(id); number += 1) id = `${first}-${number}`;
  return id;
}
