import { setTimeout as sleep } from 'node:timers/promises';

const pauseMilliseconds = 5;

/** Durations of single GET requests for an address, in milliseconds. */
export async function answerTimes(address: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; ) {
    const askedAt = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - askedAt);
    await sleep(pauseMilliseconds);
  }
  return times;
}

/** Durations of single GET requests for the settings, in milliseconds. */
export function settingsTimes(url: string, seconds: number): Promise<number[]> {
  return answerTimes(`${url}/v2/public/settings`, seconds);
}
