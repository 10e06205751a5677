import { isObject } from '@comptoir/contract';
import { askProof } from '../proof/proof-store.ts';
import { closeSession, useSessionStore } from './session-store.ts';

/**
 * Closes the session if a response says that the session has ended. A wrong password gives another 401 code. Where the
 * server asks for a proof of the second factor, the call is sent again once the user gave it (ROL-05).
 */
export const officeFetch: typeof fetch = async (address, init) => {
  const { state: asking } = useSessionStore.getState();
  const response = await fetch(address, init);
  const code = response.status === 401 || response.status === 403 ? await codeOf(response) : null;
  // A new session may have been opened since the request began.
  if (code === 'staff_required' && useSessionStore.getState().state === asking) closeSession({ wasEnded: true });
  return code === 'proof_needed' && (await askProof()) ? officeFetch(address, init) : response;
};

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isObject(body) ? body.code : null;
}
