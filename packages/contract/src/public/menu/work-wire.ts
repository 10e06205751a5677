import { quartersPerUnit, type Work } from '@comptoir/domain';

/** Writes work in units: `{ four: 0.25 }` is a quarter of a unit at the oven. */
export function workToWire(work: Work): Record<string, number> {
  return Object.fromEntries(Object.entries(work).map(([post, quarters]) => [post, quarters / quartersPerUnit]));
}

/** Reads units of work as quarters. The schema has checked that no fraction is lost. */
export function workFromWire(units: Record<string, number>): Work {
  return Object.fromEntries(Object.entries(units).map(([post, count]) => [post, Math.round(count * quartersPerUnit)]));
}
