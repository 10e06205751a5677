/** The median milliseconds of one call, over batches that last long enough to be read. */
export function medianMilliseconds(call: () => unknown, { batches = 15, perBatch = 40 } = {}): number {
  for (let warm = 0; warm < perBatch * 3; warm++) call();
  const times = Array.from({ length: batches }, () => {
    const startedAt = performance.now();
    for (let count = 0; count < perBatch; count++) call();
    return (performance.now() - startedAt) / perBatch;
  });
  return times.sort((a, b) => a - b)[Math.floor(batches / 2)] ?? Number.NaN;
}
