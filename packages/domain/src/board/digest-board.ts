/** The version of an order: two sides with the same version hold the same order. */
export interface OrderVersion {
  id: string;
  version: number;
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * A digest of the open orders: FNV-1a over sorted `id:version` lines, eight hexadecimal digits.
 * Server and board compare their digests, so that a board detects lost orders (BRD-11). No protection against an attacker.
 */
export function digestBoard(orders: readonly OrderVersion[]): string {
  const lines = orders.map(({ id, version }) => `${id}:${version}\n`).sort();
  let hash = offsetBasis;
  for (const line of lines)
    for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
