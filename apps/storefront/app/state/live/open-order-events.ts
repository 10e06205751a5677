import { liveStreamPath } from '@comptoir/contract';
import { type EventsListener, openEvents } from '@comptoir/web-app/streams';

interface OrderListener extends EventsListener {
  onTaken: () => void;
}

/** Opens a stream and closes those of other pages, because browsers allow six connections per host. */
export function openOrderEvents(token: string, apiRoot: string, listener: OrderListener): (() => void) | null {
  const address = apiRoot.replace(/\/+$/, '') + liveStreamPath.replace(':token', token);
  const closeEvents = openEvents({ address, names: ['order', 'beat'], reconnects: true }, listener);
  if (!closeEvents) return null;
  const pages = 'BroadcastChannel' in globalThis ? new BroadcastChannel('order-stream') : null;
  const close = () => {
    pages?.close();
    closeEvents();
  };
  if (pages) {
    pages.postMessage('opened');
    pages.onmessage = () => {
      close();
      listener.onTaken();
    };
  }
  return close;
}
