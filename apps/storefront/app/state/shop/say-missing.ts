import type { CataloguePart } from './catalogue-store.ts';

const quietMilliseconds = 60_000;
/** The level of errors in pino, whose log this line joins. */
const errorLevel = 50;
let saidAt = Number.NEGATIVE_INFINITY;

/** Logs one JSON line, in the API's format, at most once a minute: every page fails while the API is down. */
export function sayMissing(reasons: ReadonlyMap<CataloguePart, string>, { epochMilliseconds }: Temporal.Instant): void {
  const sinceMilliseconds = epochMilliseconds - saidAt;
  // A negative difference (clock set back) must not silence the log.
  if (sinceMilliseconds >= 0 && sinceMilliseconds < quietMilliseconds) return;
  saidAt = epochMilliseconds;
  const said = { level: errorLevel, time: epochMilliseconds, missing: Object.fromEntries(reasons) };
  console.error(JSON.stringify({ ...said, msg: 'Pages are rendered without a part of the catalogue' }));
}
