import { isObject, readText } from '@comptoir/contract';

export interface Build {
  id: string;
  /** The build's time in milliseconds since 1970. Null if not known. */
  timestamp: number | null;
  prerendered: string[] | null;
}

/** The timeout of the request. */
const patienceMilliseconds = 10_000;

/** Rejects after the timeout, or if the response does not describe a build. */
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
