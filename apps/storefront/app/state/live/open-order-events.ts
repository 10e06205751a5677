import { liveStreamPath } from '@comptoir/contract';
import { type Listeners, type OpenEvents, openEvents } from '../../platform/open-events.ts';

/** Opens the stream of an order; null: this browser knows no streams. `apiRoot`: base of the API; empty: the page's own origin. */
export function openOrderEvents(token: string, apiRoot: string, listeners: Listeners): OpenEvents | null {
  const address = apiRoot.replace(/\/+$/, '') + liveStreamPath.replace(':token', token);
  return openEvents(address, ['order', 'beat'], listeners);
}
