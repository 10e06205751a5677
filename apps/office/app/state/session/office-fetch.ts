import { isObject } from '@comptoir/contract';
import { closeSession, useSessionStore } from './session-store.ts';

/** Closes the session if a response says that the session has ended. A wrong password gives another 401 code. */
export const officeFetch: typeof fetch = async (address, init) => {
  const { state: asking } = useSessionStore.getState();
  const response = await fetch(address, init);
  if (response.status === 401) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const isOver = isObject(body) && body.code === 'staff_required';
    // A new session may have been opened since the request began.
    if (isOver && useSessionStore.getState().state === asking) closeSession({ wasEnded: true });
  }
  return response;
};
