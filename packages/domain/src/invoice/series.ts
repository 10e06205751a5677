/** Invoices have numbers of their own, and so have credit notes (LAW-69). */
export const documentSeries = ['F', 'A'] as const;
export type DocumentSeries = (typeof documentSeries)[number];

/** Where a series of numbers is. The caller holds its row. */
export interface SeriesState {
  /** The civil year of the last number. */
  year: number;
  /** The last number that was given in that year; 0 before the first. */
  last: number;
  lastAt: Temporal.Instant;
}

/**
 * Gives the next number, at an instant that is never before the last one. A new civil year begins with 1, so that a
 * number of an earlier year is never given after one of a later year (LAW-62). `now` was read under the row's lock.
 */
export function nextInSeries(state: SeriesState | null, now: Temporal.Instant, timeZone: string): SeriesState {
  const isBehind = state !== null && Temporal.Instant.compare(now, state.lastAt) < 0;
  const lastAt = isBehind ? state.lastAt : now;
  const { year } = lastAt.toZonedDateTimeISO(timeZone);
  return { year, last: state?.year === year ? state.last + 1 : 1, lastAt };
}

/** The number as it is printed: `F2026-000001`. */
export function documentNumber(series: DocumentSeries, { year, last }: Pick<SeriesState, 'year' | 'last'>): string {
  return `${series}${year}-${String(last).padStart(6, '0')}`;
}
