import { type PinRefusal, provePin } from '../pin/prove-pin.ts';
import { type Acting, noteActing } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** Notes by a PIN who acts on a tablet (ROL-09). The tablet keeps its own permissions. */
export async function sayWho(
  tools: Pick<StaffTools, 'db' | 'keys' | 'passwords' | 'now'>,
  asked: { personId: number; pin: string; device: { id: number }; session: string },
): Promise<PinRefusal | { kind: 'said'; acting: Acting }> {
  const { personId, pin, device, session } = asked;
  return provePin(
    tools,
    { personId, pin, permission: 'board', reader: `device:${device.id}` },
    async (tx, person, at) => {
      const until = await noteActing(tx, session, { personId, at });
      return { kind: 'said' as const, acting: { id: personId, name: person.name, until } };
    },
  );
}
