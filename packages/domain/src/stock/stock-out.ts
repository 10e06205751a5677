export const stockKinds = ['item', 'choice'] as const;
export type StockKind = (typeof stockKinds)[number];

export interface StockTarget {
  kind: StockKind;
  id: number;
}

export interface StockOut extends StockTarget {
  until: Temporal.Instant | null;
  by: string;
  at: Temporal.Instant;
}

export function holdsAt({ until }: Pick<StockOut, 'until'>, at: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(at, until) < 0;
}

export function laterUntil(one: Temporal.Instant | null, other: Temporal.Instant | null): Temporal.Instant | null {
  if (one === null || other === null) return null;
  return Temporal.Instant.compare(one, other) < 0 ? other : one;
}

export function earlierUntil(one: Temporal.Instant | null, other: Temporal.Instant | null): Temporal.Instant | null {
  if (one === null) return other;
  return laterUntil(one, other) === one ? other : one;
}

/** One entry for each dish and choice: the one that ends later. */
export function mergeStockOuts(stockOuts: readonly StockOut[]): StockOut[] {
  const merged = new Map<string, StockOut>();
  for (const out of stockOuts) {
    const key = `${out.kind} ${out.id}`;
    const known = merged.get(key);
    if (!known || laterUntil(known.until, out.until) !== known.until) merged.set(key, out);
  }
  return [...merged.values()];
}
