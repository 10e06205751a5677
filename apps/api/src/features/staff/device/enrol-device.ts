import { insertDevice, useDeviceCode } from '../record/device-repository.ts';
import type { DeviceHolder } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { type NewSession, openSession } from '../session/open-session.ts';

/** Makes a device of whatever knows a code: device, use of the code and session are one transaction. */
export async function enrolDevice(
  { db, keys, now }: StaffTools,
  { code, name }: { code: string; name?: string | undefined },
): Promise<NewSession<DeviceHolder> | 'otp_invalid' | 'link_used'> {
  const at = now().toInstant();
  return db.transaction(async (tx) => {
    const used = await useDeviceCode(tx, keys.deviceCodeHash(code), at);
    if (!used) return 'otp_invalid';
    if (used === 'used') return 'link_used';
    const made = { name: name?.trim() ?? used.name, kind: used.kind, addedBy: used.madeBy, at };
    return openSession(tx, { kind: 'device', ...(await insertDevice(tx, made)) }, at);
  });
}
