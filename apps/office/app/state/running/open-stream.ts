import { boardEventFromWire, boardEvents, boardStreamPath } from '@comptoir/contract';
import { type EventsListener, openEvents } from '@comptoir/web-app/streams';
import { shareEvents } from '../../platform/share-events.ts';
import type { StreamListener } from '../board/connection/stream-holder.ts';

export function openStream(since: string, { hear, fail }: StreamListener): () => void {
  const address = `${boardStreamPath}?${new URLSearchParams({ since })}`;
  const open = (listener: EventsListener) => openEvents({ address, names: boardEvents, reconnects: false }, listener);
  return shareEvents('office-stream', open, {
    onEvent: (name, data, cursor) => {
      const event = boardEventFromWire(name, data);
      // Unreadable events do not count as contact, so the connection times out and the board is read again.
      if (event) hear(event, cursor);
    },
    onFailure: fail,
  });
}
