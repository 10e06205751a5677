import { createToken, hashToken } from '../../../secrets/token.ts';
import { type GrantedThing, insertGrant } from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { type PinRefusal, provePin } from './prove-pin.ts';

/** Seconds between the manager's PIN and the approved action. */
const grantSeconds = 60;

export type Approval = PinRefusal | { kind: 'granted'; grant: string; expiresAt: Temporal.Instant };

/** Approves one action by a manager's PIN (ROL-11). Returns a token, of which only a hash is stored. */
export async function approve(
  tools: Pick<StaffTools, 'db' | 'keys' | 'passwords' | 'now'>,
  { personId, pin, thing }: { personId: number; pin: string; thing: GrantedThing },
): Promise<Approval> {
  const typed = { personId, pin, permission: 'approve', reader: thing.reader } as const;
  return provePin(tools, typed, async (tx, _person, at) => {
    const grant = createToken();
    const expiresAt = at.add({ seconds: grantSeconds });
    await insertGrant(tx, { ...thing, tokenHash: hashToken(grant), staffId: personId }, { at, expiresAt });
    return { kind: 'granted' as const, grant, expiresAt };
  });
}
