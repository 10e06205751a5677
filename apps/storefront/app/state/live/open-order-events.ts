import { liveStreamPath } from '@comptoir/contract';
import { type EventsListener, openEvents } from '@comptoir/web-app/streams';

interface OrderListener extends EventsListener {
  /** Another page of this browser has opened a stream, and this one is closed. */
  onTaken: () => void;
}

/**
 * Opens the stream of an order and closes that of any other page of this browser: it has six connections for a host, and pages that
 * held one each would leave none for the menu. `apiRoot`: base of the API; empty: the page's own origin. Returns how to close the
 * stream; null: this browser knows no streams.
 */
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
