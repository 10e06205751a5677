interface Mark {
  index: number;
  low: number;
  isOpen: boolean;
}

/** Tarjan's algorithm for strongly connected components of more than one node. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = Map.groupBy(
    edges.filter(([from, to]) => from !== to),
    ([from]) => from,
  );
  const marks = new Map<string, Mark>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): Mark {
    const mark = { index: marks.size, low: marks.size, isOpen: true };
    marks.set(node, mark);
    open.push(node);
    for (const [, other] of next.get(node) ?? []) mark.low = Math.min(mark.low, lowOf(other));
    if (mark.low === mark.index) close(node);
    return mark;
  }

  function lowOf(node: string): number {
    const known = marks.get(node);
    if (!known) return visit(node).low;
    return known.isOpen ? known.index : Number.POSITIVE_INFINITY;
  }

  function close(root: string): void {
    const group = open.splice(open.indexOf(root));
    for (const member of group) {
      const mark = marks.get(member);
      if (mark) mark.isOpen = false;
    }
    if (group.length > 1) cycles.push(group.sort());
  }

  for (const node of next.keys()) if (!marks.has(node)) visit(node);
  return cycles;
}
