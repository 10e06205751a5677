import { boardEventFromWire, boardEvents, boardStreamPath } from '@comptoir/contract';
import { openEvents } from '../../platform/open-events.ts';
import { shareEvents } from '../../platform/share-events.ts';
import type { StreamListener } from '../board/link/stream-holder.ts';

/** Opens the board's stream from a cursor on, one for all windows of this browser; returns how to close it. */
export function openStream(since: string, { hear, fail }: StreamListener): () => void {
  const address = `${boardStreamPath}?${new URLSearchParams({ since })}`;
  return shareEvents('office-stream', (listener) => openEvents(address, boardEvents, listener), {
    hear: (name, data, cursor) => hear(boardEventFromWire(name, data), cursor),
    fail,
  });
}
