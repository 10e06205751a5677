import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine } from './machine.ts';
import { hasEnded } from './units.ts';

/** Milliseconds that exceed any start, even on a slow machine with a long log to replay. */
const usualPatience = 90_000;
/** systemd holds connections during a start, so requests need a time limit. */
const tryMilliseconds = 1_500;

export async function awaitReady(
  machine: Machine,
  { name, port }: { name: string; port: number },
  patience = usualPatience,
): Promise<boolean> {
  const end = Date.now() + patience;
  for (;;) {
    if (await isReady(port)) return true;
    if (Date.now() > end || hasEnded(machine, `shop@${name}.service`)) return false;
    await sleep(300);
  }
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(tryMilliseconds) }).then(
    ({ ok }) => ok,
    () => false,
  );
