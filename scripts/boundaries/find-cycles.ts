/** Groups of nodes that reach each other (strongly connected, more than one node), by Tarjan's algorithm. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const seen = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): { index: number; low: number; isOpen: boolean } {
    const mark = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(node, mark);
    open.push(node);
    for (const other of next.get(node) ?? []) {
      const known = seen.get(other);
      if (!known) mark.low = Math.min(mark.low, visit(other).low);
      else if (known.isOpen) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) {
        const closed = seen.get(member);
        if (closed) closed.isOpen = false;
      }
      if (group.length > 1) cycles.push(group.sort());
    }
    return mark;
  }

  for (const node of next.keys()) if (!seen.has(node)) visit(node);
  return cycles;
}
