import { leavePush } from '@comptoir/web-app/worker';
import { workerScope } from '../../platform/service-worker.ts';
import { withManager } from '../approval/with-manager.ts';
import { officeCaller } from './office-caller.ts';
import { closeSession } from './session-store.ts';

const asked = { action: 'sign-out', orderId: null, number: null } as const;

/**
 * Ends the session on the server, then here, with the alerts that came to this device; not where a manager is needed for it and none answers
 * (ROL-28). Rejects where the server did not hear it: the cookie is still good.
 */
export async function signOut(): Promise<void> {
  const isOut = await withManager(asked, officeCaller.signOut);
  if (!isOut) return;
  await leavePush(workerScope).catch(() => undefined);
  closeSession({ wasEnded: false });
}
