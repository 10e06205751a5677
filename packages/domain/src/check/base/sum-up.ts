import type { Slip, Target } from './finding.ts';

interface Named {
  target: Target;
  name: string;
}

/** One slip for many things with the same fault. Its target is the first of them; without any there is no slip. */
export function sumUp(things: Named[], why?: string): Slip[] {
  const [first] = things;
  if (!first) return [];
  const values = { count: things.length, names: things.map(({ name }) => name) };
  return [{ target: first.target, values, ...(why !== undefined && { why }) }];
}
