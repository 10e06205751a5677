/** What of an order tells whether two sides hold the same: which one, and as it is after how many steps. */
export interface OrderVersion {
  id: string;
  version: number;
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * Names a set of open orders by 32 bits, eight hexadecimal digits (FNV-1a over `id:version` lines, the ids in ascending order): server and
 * board count it each by itself and compare, so that a board which misses anything knows it (BRD-11). It proves nothing against an enemy.
 */
export function digestBoard(orders: readonly OrderVersion[]): string {
  const lines = orders.map(({ id, version }) => `${id}:${version}\n`).sort();
  let hash = offsetBasis;
  for (const line of lines)
    for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
