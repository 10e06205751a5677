import { createOfficeCaller, isObject } from '@comptoir/contract';
import { hearServerDate } from '@comptoir/web-app/clock';
import { closeSession, useSessionStore } from './session-store.ts';

/** A `fetch` that hears when the session is over, whichever call it was. A wrong password is another 401. */
const officeFetch: typeof fetch = async (address, init) => {
  const { state: asking } = useSessionStore.getState();
  const response = await fetch(address, init);
  if (response.status === 401) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const isOver = isObject(body) && body.code === 'staff_required';
    // Somebody may have come in since it was asked.
    if (isOver && useSessionStore.getState().state === asking) closeSession({ wasEnded: true });
  }
  return response;
};

/** What the screens ask of the API. */
export const officeCaller = createOfficeCaller({ root: '', onDate: hearServerDate, fetch: officeFetch });
