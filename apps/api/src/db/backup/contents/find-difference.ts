import type { Contents } from './backup-header.ts';

export function findDifference(expected: Contents, found: Contents): string | null {
  const [wanted, had] = [figuresOf(expected), figuresOf(found)];
  for (const figure of new Set([...wanted.keys(), ...had.keys()]))
    if (wanted.get(figure) !== had.get(figure))
      return `${figure} : ${had.get(figure) ?? 'rien'} au lieu de ${wanted.get(figure) ?? 'rien'}`;
  return null;
}

function figuresOf({ tables, sequences }: Contents): Map<string, string> {
  return new Map([
    ...tables.flatMap(({ schema, name, columns, rows, cents }) => [
      [`les colonnes de ${schema}.${name}`, columns.toSorted().join(', ')] as const,
      [`les lignes de ${schema}.${name}`, String(rows)] as const,
      ...Object.entries(cents).map(
        ([column, sum]) => [`la somme de ${schema}.${name}.${column}`, String(sum)] as const,
      ),
    ]),
    ...sequences.map(
      ({ schema, name, value, isCalled }) =>
        [`la séquence ${schema}.${name}`, `${value}${isCalled ? '' : ' à venir'}`] as const,
    ),
  ]);
}
