import type { CataloguePart } from './catalogue-store.ts';

const quietMilliseconds = 60_000;
/** The level of errors in pino's log format. */
const errorLevel = 50;
let saidAt = Number.NEGATIVE_INFINITY;

/** Logs one JSON line, at most once a minute, because every page fails while the API is down. */
export function sayMissing(reasons: ReadonlyMap<CataloguePart, string>, { epochMilliseconds }: Temporal.Instant): void {
  const sinceMilliseconds = epochMilliseconds - saidAt;
  // If the clock was set back, the difference is negative. The line is then logged too.
  if (sinceMilliseconds >= 0 && sinceMilliseconds < quietMilliseconds) return;
  saidAt = epochMilliseconds;
  const said = { level: errorLevel, time: epochMilliseconds, missing: Object.fromEntries(reasons) };
  console.error(JSON.stringify({ ...said, msg: 'Pages are rendered without a part of the catalogue' }));
}
