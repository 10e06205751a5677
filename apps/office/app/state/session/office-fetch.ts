import { isObject } from '@comptoir/contract';
import { askProof, askWho } from '../question/questions.ts';
import { closeSession, useSessionStore } from './session-store.ts';

/**
 * Closes the session if a response says that the session has ended. A wrong password gives another 401 code. Where the
 * server asks for a proof of the second factor (ROL-05) or for who acts (ROL-09), the call is sent again after the answer.
 */
export const officeFetch: typeof fetch = async (address, init) => {
  const { state: asking } = useSessionStore.getState();
  const response = await fetch(address, init);
  const code = response.status === 401 || response.status === 403 ? await codeOf(response) : null;
  // A new session may have been opened since the request began.
  if (code === 'staff_required' && useSessionStore.getState().state === asking) closeSession({ wasEnded: true });
  const ask = questions.get(code);
  return ask && (await ask()) ? officeFetch(address, init) : response;
};

const questions = new Map<unknown, () => Promise<boolean>>([
  ['proof_needed', askProof],
  ['who_needed', askWho],
]);

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isObject(body) ? body.code : null;
}
