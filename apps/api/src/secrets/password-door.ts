import type { FastifyRequest } from 'fastify';
import { countTogether } from '../plugins/counters/count-together.ts';
import { type MakeCounter, peerOf } from '../plugins/limits.ts';
import type { AccountKeys } from './account-keys.ts';
import type { KnownBrowser } from './known-browser.ts';

interface DoorTools {
  keys: AccountKeys;
  makeCounter: MakeCounter;
  knownBrowser: KnownBrowser;
}

/** Checks a password. Returns what the password unlocks, null if it is wrong, or the time to wait. */
export type PasswordDoor = <Opened>(
  request: FastifyRequest,
  email: string,
  open: () => Promise<Opened | null>,
) => Promise<Opened | null | { waitMilliseconds: number }>;

/**
 * Counts wrong passwords for an address (decision 33) by network, and with a higher limit for all networks. Known
 * browsers have their own count, which strangers can't exhaust.
 */
export function createPasswordDoor({ keys, makeCounter, knownBrowser }: DoorTools, name: string): PasswordDoor {
  const one = makeCounter({ name: `${name}-day`, limit: 'passwordFailuresPerDay', isGuess: true });
  const all = makeCounter({ name: `${name}-all`, limit: 'passwordFailuresOfAllPerDay', isGuess: true });
  return async (request, email, open) => {
    const address = keys.addressKey(email);
    const known = knownBrowser.find(request, email);
    const count = countTogether(
      known === null
        ? [
            { counter: one, key: `${address} peer ${peerOf(request)}` },
            { counter: all, key: address },
          ]
        : [{ counter: one, key: `${address} browser ${known}` }],
    );
    const waitMilliseconds = await count.take();
    if (waitMilliseconds > 0) return { waitMilliseconds };
    let opened: Awaited<ReturnType<typeof open>> = null;
    let isWrong = false;
    try {
      opened = await open();
      isWrong = opened === null;
    } finally {
      if (!isWrong) await count.giveBack();
    }
    return opened;
  };
}
