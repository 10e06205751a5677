import { leavePush } from '@comptoir/web-app/worker';
import { workerScope } from '../../platform/service-worker.ts';
import { withManager } from '../approval/with-manager.ts';
import { officeCaller } from './office-caller.ts';
import { closeSession } from './session-store.ts';

const asked = { action: 'sign-out', orderId: null, number: null } as const;

/** Ends the session and this device's alerts. If a manager's approval is needed and refused, nothing ends (ROL-28). */
export async function signOut(): Promise<void> {
  const isOut = await withManager(asked, officeCaller.signOut);
  if (!isOut) return;
  await leavePush(workerScope).catch(() => undefined);
  closeSession({ wasEnded: false });
}
