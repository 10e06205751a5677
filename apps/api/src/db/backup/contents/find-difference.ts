import type { Contents } from './backup-header.ts';

/** The first thing in which a database differs from what it should hold, in words; null: nothing. */
export function findDifference(expected: Contents, found: Contents): string | null {
  const [wanted, had] = [figuresOf(expected), figuresOf(found)];
  for (const figure of new Set([...wanted.keys(), ...had.keys()]))
    if (wanted.get(figure) !== had.get(figure))
      return `${figure}: ${had.get(figure) ?? 'nothing'} instead of ${wanted.get(figure) ?? 'nothing'}`;
  return null;
}

function figuresOf({ tables, sequences }: Contents): Map<string, string> {
  return new Map([
    ...tables.flatMap(({ schema, name, columns, rows, cents }) => [
      [`the columns of ${schema}.${name}`, columns.toSorted().join(', ')] as const,
      [`the rows of ${schema}.${name}`, String(rows)] as const,
      ...Object.entries(cents).map(([column, sum]) => [`the sum of ${schema}.${name}.${column}`, String(sum)] as const),
    ]),
    ...sequences.map(
      ({ schema, name, value, isCalled }) =>
        [`the sequence ${schema}.${name}`, `${value}${isCalled ? '' : ' to come'}`] as const,
    ),
  ]);
}
