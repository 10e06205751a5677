import type { BoardEvent } from '@comptoir/contract';
import { reconnectDelay } from './reconnect-delay.ts';

export interface StreamListener {
  hear: (event: BoardEvent, cursor: string) => void;
  fail: () => void;
}

export interface HolderTools {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** A random number from 0 to 1. */
  random: () => number;
  /** Opens the stream at a cursor. Returns the close function. */
  openStream: (since: string, listener: StreamListener) => () => void;
  hear: (event: BoardEvent, cursor: string) => void;
}

/** A stream that is silent for this time counts as broken. */
const silentMilliseconds = 30_000;

/** Keeps one stream open, and opens it again after a failure (BRD-14). */
export interface StreamHolder {
  /** Opens the stream when the delay has passed, and closes a silent one. */
  tick(cursor: string): void;
  close(): void;
  /** Skips the delay before the next attempt. */
  hurry(): void;
  lostSince(): number | null;
  /** The number of failed attempts in a row. */
  failures(): number;
}

export function createStreamHolder({ now, random, openStream, hear }: HolderTools): StreamHolder {
  let closeStream: (() => void) | null = null;
  let lostSince: number | null = now();
  let heardAt = now();
  let reopenAt = now();
  let failures = 0;

  function close(): void {
    closeStream?.();
    closeStream = null;
    lostSince ??= heardAt;
  }

  function fail(): void {
    close();
    reopenAt = now() + reconnectDelay(failures, random());
    failures += 1;
  }

  function listen(event: BoardEvent, cursor: string): void {
    heardAt = now();
    lostSince = null;
    failures = 0;
    hear(event, cursor);
    if (event.kind !== 'bye') return;
    close();
    reopenAt = now() + event.data.retry_ms * (1 + random());
  }

  return {
    tick: (cursor) => {
      if (closeStream && now() - heardAt >= silentMilliseconds) fail();
      if (closeStream || now() < reopenAt) return;
      heardAt = now();
      closeStream = openStream(cursor, { hear: listen, fail });
    },
    close,
    hurry: () => {
      reopenAt = now();
    },
    lostSince: () => lostSince,
    failures: () => failures,
  };
}
