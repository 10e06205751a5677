import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine } from './machine.ts';
import { hasEnded } from './units.ts';

/** Longer than any start takes, also on a slow machine with a long log to replay. */
const usualPatience = 90_000;
/** systemd keeps a visitor waiting while a shop starts: what has ended is seen between two tries. */
const tryMilliseconds = 1_500;

/** Waits until an installed shop says that it is ready. False: it ended instead, or was not in time. */
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

/** Whether the shop on a port of this machine says that it is ready. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(tryMilliseconds) }).then(
    ({ ok }) => ok,
    () => false,
  );
