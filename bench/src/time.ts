/** The milliseconds of one call in the fastest of some batches: what else the machine did is not ours to count. */
export function bestMilliseconds(call: () => unknown, { batches = 15, perBatch = 40 } = {}): number {
  for (let warm = 0; warm < perBatch * 3; warm++) call();
  const times = Array.from({ length: batches }, () => {
    const startedAt = performance.now();
    for (let count = 0; count < perBatch; count++) call();
    return (performance.now() - startedAt) / perBatch;
  });
  return Math.min(...times);
}
