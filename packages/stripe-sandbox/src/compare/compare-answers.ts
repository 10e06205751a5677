import type { PlayedCall } from './play-scenario.ts';

interface Difference {
  call: string;
  /** The place in the answer: `latest_charge.payment_method_details.card.network`. */
  place: string;
  own: string;
  stripe: string;
}

interface Comparison {
  differences: Difference[];
  /** Fields of Stripe's that the sandbox does not have. The shop reads none of them. */
  missing: string[];
}

/** Fields whose values the shop could read. Of others, as ids and times, only the kind is compared. */
const compared =
  /^(object|status|type|code|decline_code|param|currency|capture_method|brand|network|preferred|available|reason|cancellation_reason|statusCode|country|deleted|livemode)$|^amount|^(captured|disputed|paid|refunded|local_id|refund_id)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tell(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (compared.test(name)) return JSON.stringify(value);
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The parts of two values that are both records or both lists of records, by name; null of any others. */
function partsOf(mine: unknown, theirs: unknown): Map<string, [unknown, unknown]> | null {
  const isList = Array.isArray(mine) && Array.isArray(theirs) && mine.some(isRecord);
  const [own, other] = isList ? [{ ...mine }, { ...theirs }] : [mine, theirs];
  if (!isRecord(own) || !isRecord(other)) return null;
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return new Map([...names].map((name) => [name, [own[name], other[name]]]));
}

/** Compares what the sandbox and Stripe answered to the same calls, field by field (PYX-68). */
export function compareAnswers(own: readonly PlayedCall[], stripe: readonly PlayedCall[]): Comparison {
  const differences: Difference[] = [];
  const missing = new Set<string>();

  function compare(call: string, place: string[], mine: unknown, theirs: unknown): void {
    const parts = partsOf(mine, theirs);
    for (const [name, [said, told]] of parts ?? []) {
      if (said === undefined) missing.add([...place, name].join('.'));
      else compare(call, [...place, name], said, told);
    }
    const [said, told] = [mine, theirs].map((value) => tell(place.at(-1) ?? '', value));
    if (!parts && said !== told)
      differences.push({ call, place: place.join('.'), own: said ?? '', stripe: told ?? '' });
  }

  for (const [index, { name, answer }] of own.entries()) compare(name, [], answer, stripe[index]?.answer);
  return { differences, missing: [...missing].sort() };
}
