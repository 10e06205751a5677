import { type FactName, type Facts, factNames } from './fact.ts';

export interface Difference {
  name: FactName;
  /** What only the first of the two rehearsals tells, and what only the second tells. */
  before: string[];
  after: string[];
}

/** The subjects on which two rehearsals differ. What both tell is left out (REH-09). */
export function compareFacts(one: Facts, other: Facts): Difference[] {
  return factNames
    .map((name) => ({ name, before: without(one[name], other[name]), after: without(other[name], one[name]) }))
    .filter(({ before, after }) => before.length + after.length > 0);
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}
