import { quartersPerUnit, type Work } from '@comptoir/domain';

/** Writes work in units: `{ four: 0.25 }` is a quarter of a unit at the oven. */
export function workToWire(work: Work): Record<string, number> {
  return Object.fromEntries(Object.entries(work).map(([post, quarters]) => [post, quarters / quartersPerUnit]));
}

/** Reads units of work as quarters. The schema has checked that no fraction is lost. */
export function workFromWire(units: Record<string, number>): Work {
  return Object.fromEntries(Object.entries(units).map(([post, count]) => [post, Math.round(count * quartersPerUnit)]));
}

/** Work as a query's text, such as "four:3,froid:0.25". Only twenty posts and four digits are read. */
export const workQueryPattern = /^(?:[a-z0-9][a-z0-9_-]{0,29}:\d{1,4}(?:\.(?:25|5|75))?(?:,(?!$)|$)){0,20}$/;

export function workToQuery(work: Work): string {
  return Object.entries(workToWire(work))
    .filter(([, units]) => units > 0)
    .map(([post, units]) => `${post}:${units}`)
    .join(',');
}

/** Reads a text that matches `workQueryPattern`; null if it names a post twice. */
export function workFromQuery(text: string): Work | null {
  const parts = text.split(',').filter(Boolean);
  const units = parts.map((part) => part.split(':')).map(([post = '', count]) => [post, Number(count)] as const);
  const work = workFromWire(Object.fromEntries(units));
  return Object.keys(work).length === parts.length ? work : null;
}
