import { liveStreamPath } from '@comptoir/contract';
import { type Listeners, type OpenEvents, openEvents } from '../../platform/open-events.ts';

interface OrderListeners extends Listeners {
  /** Another page of this browser has opened a stream, and this one is closed. */
  onTaken: () => void;
}

/**
 * Opens the stream of an order and closes that of any other page of this browser: it has six connections for a host, and pages that
 * held one each would leave none for the menu. Null: this browser knows no streams. `apiRoot`: base of the API; empty: the page's own origin.
 */
export function openOrderEvents(token: string, apiRoot: string, listeners: OrderListeners): OpenEvents | null {
  const address = apiRoot.replace(/\/+$/, '') + liveStreamPath.replace(':token', token);
  const events = openEvents(address, ['order', 'beat'], listeners);
  if (!events) return null;
  const pages = 'BroadcastChannel' in globalThis ? new BroadcastChannel('order-stream') : null;
  const close = () => {
    pages?.close();
    events.close();
  };
  if (pages) {
    pages.postMessage('opened');
    pages.onmessage = () => {
      close();
      listeners.onTaken();
    };
  }
  return { close };
}
