import { officeCaller } from './office-caller.ts';
import { closeSession } from './session-store.ts';

/** Ends the session on the server, then here. Rejects where the server did not hear it: the cookie is still good. */
export async function signOut(): Promise<void> {
  await officeCaller.signOut();
  closeSession({ wasEnded: false });
}
