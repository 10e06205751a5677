import { writeMoment } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createLoop } from '../../jobs/create-loop.ts';
import type { EventStream } from '../../plugins/streams/event-streams.ts';
import { writeEvent } from '../../plugins/streams/write-event.ts';
import type { Change, ProgressChanges } from '../progress/changes/watch-changes.ts';
import { type LiveTools, readLive } from './read-live.ts';

/** What the pages of orders are told as it happens: read once for all of them on this server. */
export interface LiveFeed {
  /** Tells a stream how an order stands, and from then on whenever that changes. */
  join(stream: EventStream, orderId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends LiveTools {
  changes: ProgressChanges;
  log: FastifyBaseLogger;
  beatMilliseconds: number;
}

/** What a stream that has not begun yet was to be told meanwhile, the last of it; `begun`: it is told at once. */
type Held = { text: string | null } | 'begun';

export function createLiveFeed(options: Options): LiveFeed {
  const { now, changes, log, beatMilliseconds } = options;
  const followers = new Map<string, Map<EventStream, Held>>();
  let leave: (() => void) | null = null;

  async function tellChange({ orderIds }: Change): Promise<void> {
    const followed = orderIds.filter((id) => followers.has(id));
    if (followed.length === 0) return;
    for (const [id, order] of await readLive(options, followed)) {
      const text = writeEvent({ event: 'order', data: order });
      for (const [stream, held] of followers.get(id) ?? []) {
        if (held === 'begun') stream.send(text);
        else held.text = text;
      }
    }
  }

  /** Of an order: whoever is the first of all begins to watch, the last one ends it. */
  function follow(stream: EventStream, orderId: string): Map<EventStream, Held> {
    const streams = followers.get(orderId) ?? new Map<EventStream, Held>();
    followers.set(orderId, streams);
    leave ??= changes.watch(tellChange);
    stream.ended.addEventListener('abort', () => {
      streams.delete(stream);
      if (streams.size === 0) followers.delete(orderId);
      if (followers.size > 0) return;
      leave?.();
      leave = null;
    });
    return streams;
  }

  const beats = createLoop({
    work: async () => {
      if (followers.size === 0) return;
      const beat = { server_time: writeMoment(now().toInstant(), now().timeZoneId) };
      const text = writeEvent({ event: 'beat', data: beat });
      for (const streams of followers.values()) for (const stream of streams.keys()) stream.send(text);
    },
    everyMs: beatMilliseconds,
    log,
    failure: 'pages of orders could not be told that the shop is there',
  });

  return {
    join: async (stream, orderId) => {
      const streams = follow(stream, orderId);
      // Before anything is read: what changes meanwhile is told after it.
      const held: Held = { text: null };
      streams.set(stream, held);
      try {
        const order = (await readLive(options, [orderId])).get(orderId);
        if (order) stream.send(writeEvent({ event: 'order', data: order }));
        if (held.text) stream.send(held.text);
        if (streams.has(stream)) streams.set(stream, 'begun');
      } catch (error) {
        log.warn({ err: error }, 'a page could not be told how its order stands');
        await stream.end();
      }
    },
    stop: beats.stop,
  };
}
