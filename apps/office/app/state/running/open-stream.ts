import { boardEventFromWire, boardEvents, boardStreamPath } from '@comptoir/contract';
import { type EventsListener, openEvents } from '@comptoir/web-app/streams';
import { shareEvents } from '../../platform/share-events.ts';
import type { StreamListener } from '../board/connection/stream-holder.ts';

/** Opens the board's stream at a cursor, shared by all windows of this browser; returns how to close it. */
export function openStream(since: string, { hear, fail }: StreamListener): () => void {
  const address = `${boardStreamPath}?${new URLSearchParams({ since })}`;
  const open = (listener: EventsListener) => openEvents({ address, names: boardEvents, reconnects: false }, listener);
  return shareEvents('office-stream', open, {
    onEvent: (name, data, cursor) => {
      const event = boardEventFromWire(name, data);
      // An unreadable event is no sign of life, so the board times out and reads everything again.
      if (event) hear(event, cursor);
    },
    onFailure: fail,
  });
}
