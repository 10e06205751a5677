import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any start takes, also on a slow machine with a long log to replay. */
const patienceMilliseconds = 90_000;

/** Waits until the shop on a port of this machine says that it is ready. False: it did not in time. */
export async function awaitReady(port: number, patience = patienceMilliseconds): Promise<boolean> {
  const end = Date.now() + patience;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    if (Date.now() > end) return false;
    await sleep(500);
  }
}
