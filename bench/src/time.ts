/** Milliseconds per call in the fastest batch, because other processes slow the machine. */
export function bestMilliseconds(call: () => unknown, { batches = 15, perBatch = 40 } = {}): number {
  for (let warm = 0; warm < perBatch * 3; warm++) call();
  const times = Array.from({ length: batches }, () => {
    const startedAt = performance.now();
    for (let count = 0; count < perBatch; count++) call();
    return (performance.now() - startedAt) / perBatch;
  });
  return Math.min(...times);
}
