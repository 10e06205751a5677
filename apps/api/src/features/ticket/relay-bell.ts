import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Other servers commit prints too, and those of a printer wait for one another: relays look again after so long. */
const lookMs = 1_000;

/** Wakes the requests of relays that wait for a print. */
export function createRelayBell() {
  const bell = new EventEmitter().setMaxListeners(0);
  const end = new AbortController();
  return {
    ring: () => {
      bell.emit('ring');
    },
    /** Resolves at the next ring, or when it is time to look again. */
    next: async () => {
      const heard = new AbortController();
      const signal = AbortSignal.any([end.signal, heard.signal]);
      await Promise.race([once(bell, 'ring', { signal }), wait(lookMs, undefined, { signal })]).catch(() => undefined);
      heard.abort();
    },
    isOver: () => end.signal.aborted,
    stop: () => end.abort(),
  };
}

export type RelayBell = ReturnType<typeof createRelayBell>;
