import { hasNewOrders } from '../../order/record/progress-repository.ts';
import type { OfficeIdentity } from '../guard/office-identity.ts';
import { readerOf } from '../guard/office-identity.ts';
import { type Approver, redeemGrant } from '../pin/redeem-grant.ts';
import { endSession } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** While orders wait, a device needs a manager's approval to sign out, because its board would miss them (ROL-28). */
export async function signOut(
  { db, now }: Pick<StaffTools, 'db' | 'now'>,
  identity: OfficeIdentity,
  grant: string | undefined,
): Promise<{ approver: Approver | null } | 'manager_needed'> {
  return db.transaction(async (tx) => {
    const needsManager = identity.device !== null && (await hasNewOrders(tx));
    const thing = { reader: readerOf(identity), action: 'sign-out' as const, orderId: null, at: now().toInstant() };
    const approver = needsManager ? await redeemGrant(tx, grant, thing) : null;
    if (needsManager && !approver) return 'manager_needed';
    await endSession(tx, identity.session);
    return { approver };
  });
}
