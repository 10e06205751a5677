import type { CataloguePart } from './catalogue-store.ts';

const quietMilliseconds = 60_000;
/** Of pino, whose lines stand beside this one. */
const errorLevel = 50;
let saidAt = Number.NEGATIVE_INFINITY;

/**
 * Writes one line of the log, in JSON as the API's, for all that a page had to be rendered without; the reasons by their part. At
 * most once a minute: an API that is down fails every page.
 */
export function sayMissing(reasons: ReadonlyMap<CataloguePart, string>, { epochMilliseconds }: Temporal.Instant): void {
  const sinceMilliseconds = epochMilliseconds - saidAt;
  // A clock that was put back keeps nobody silent.
  if (sinceMilliseconds >= 0 && sinceMilliseconds < quietMilliseconds) return;
  saidAt = epochMilliseconds;
  const said = { level: errorLevel, time: epochMilliseconds, missing: Object.fromEntries(reasons) };
  console.error(JSON.stringify({ ...said, msg: 'Pages are rendered without a part of the catalogue' }));
}
