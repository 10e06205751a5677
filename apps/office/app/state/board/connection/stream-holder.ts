import type { BoardEvent } from '@comptoir/contract';
import { reconnectDelay } from './reconnect-delay.ts';

/** The reader of a stream. */
export interface StreamListener {
  hear: (event: BoardEvent, cursor: string) => void;
  fail: () => void;
}

export interface HolderTools {
  /** Milliseconds that only grow. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** Opens the stream from a cursor on; returns how to close it. */
  openStream: (since: string, listener: StreamListener) => () => void;
  hear: (event: BoardEvent, cursor: string) => void;
}

/** A stream that says nothing for so long has been cut. */
const silentMilliseconds = 30_000;

/** Keeps one stream open, and opens it anew when it is lost (BRD-14). */
export interface StreamHolder {
  /** Opens the stream where it is time to; closes one that is silent. */
  tick(cursor: string): void;
  close(): void;
  /** It is worth trying now. */
  hurry(): void;
  /** Since when nothing comes by the stream; null: it is there. */
  lostSince(): number | null;
  /** How often in a row it could not be had. */
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
