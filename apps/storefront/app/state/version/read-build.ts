import { isObject, readText } from '@comptoir/contract';

/** A build of the shop, as its server names it. */
export interface Build {
  id: string;
  /** When it was made, in milliseconds since 1970; null: it does not say. */
  timestamp: number | null;
  /** Paths of the pages that have a payload of their own; null: it does not say. */
  prerendered: string[] | null;
}

/** A file that has not come by then will not. */
const patienceMilliseconds = 10_000;

/** Reads what a server says of a build at an address. Rejects where that is no build: a page, nothing, or no answer in time. */
export async function readBuild(address: string): Promise<Build> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMilliseconds) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const value: unknown = await answer.json();
  const id = isObject(value) ? readText(value.id) : '';
  if (!isObject(value) || id === '') throw new Error(`${address} names no build`);
  const { timestamp, prerendered } = value;
  return {
    id,
    timestamp: typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : null,
    prerendered: Array.isArray(prerendered) ? prerendered.filter((path) => typeof path === 'string') : null,
  };
}
