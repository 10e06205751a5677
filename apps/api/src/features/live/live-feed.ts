import { writeMoment } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createLoop } from '../../jobs/create-loop.ts';
import type { EventStream } from '../../plugins/streams/event-streams.ts';
import { writeEvent } from '../../plugins/streams/write-event.ts';
import type { Change, ProgressChanges } from '../progress/changes/watch-changes.ts';
import { createFollowers } from './followers.ts';
import { type LiveTools, readLive } from './read-live.ts';

export interface LiveFeed {
  join(stream: EventStream, orderId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends LiveTools {
  changes: ProgressChanges;
  log: FastifyBaseLogger;
  beatMilliseconds: number;
}

/** Feeds order pages. It only watches for changes while at least one page is open. */
export function createLiveFeed(options: Options): LiveFeed {
  const { now, changes, log, beatMilliseconds } = options;
  const followers = createFollowers();
  let leave: (() => void) | null = null;

  async function tellChange({ orderIds }: Change): Promise<void> {
    const followed = orderIds.filter(followers.has);
    if (followed.length === 0) return;
    for (const [id, order] of await readLive(options, followed))
      followers.tell(id, writeEvent({ event: 'order', data: order }));
  }

  async function join(stream: EventStream, orderId: string): Promise<void> {
    // The stream is added before the order is read, so that no change is lost.
    const begin = followers.add(stream, orderId);
    leave ??= changes.watch(tellChange);
    stream.ended.addEventListener('abort', () => {
      if (followers.count() > 0) return;
      leave?.();
      leave = null;
    });
    try {
      const order = (await readLive(options, [orderId])).get(orderId);
      begin(order ? writeEvent({ event: 'order', data: order }) : null);
    } catch (error) {
      log.warn({ err: error }, 'a page could not be told how its order stands');
      await stream.end();
    }
  }

  const beats = createLoop({
    work: async () => {
      if (followers.count() === 0) return;
      const beat = { server_time: writeMoment(now().toInstant(), now().timeZoneId) };
      followers.tellAll(writeEvent({ event: 'beat', data: beat }));
    },
    everyMs: beatMilliseconds,
    log,
    failure: 'pages of orders could not be told that the shop is there',
  });

  return { join, stop: beats.stop };
}
