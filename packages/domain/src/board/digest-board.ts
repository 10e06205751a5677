export interface OrderVersion {
  id: string;
  version: number;
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a over sorted `id:version` lines, as eight hex digits. Server and board compare digests to detect missing orders (BRD-11). */
export function digestBoard(orders: readonly OrderVersion[]): string {
  const lines = orders.map(({ id, version }) => `${id}:${version}\n`).sort();
  let hash = offsetBasis;
  for (const line of lines)
    for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
