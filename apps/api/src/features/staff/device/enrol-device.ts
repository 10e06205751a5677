import { type DeviceKind, findDeviceCode, insertDevice, useDeviceCode } from '../record/device-repository.ts';
import { holdWhoMay, isPersonsName } from '../record/person-repository.ts';
import type { DeviceHolder } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { type NewSession, openSession } from '../session/open-session.ts';

export async function enrolDevice(
  { db, keys, now }: StaffTools,
  { code, name: said, kind = 'board' }: { code: string; name?: string | undefined; kind?: DeviceKind | undefined },
  browser: string,
): Promise<NewSession<DeviceHolder> | 'otp_invalid' | 'link_used' | 'name_taken'> {
  const at = now().toInstant();
  return db.transaction(async (tx) => {
    const codeHash = keys.deviceCodeHash(code);
    const known = await findDeviceCode(tx, codeHash);
    if (known?.kind !== kind) return 'otp_invalid';
    const maker = await holdWhoMay(tx, known.madeBy, 'devices');
    const name = said?.trim() ?? known.name;
    if (await isPersonsName(tx, name)) return 'name_taken';
    if (!maker || !(await useDeviceCode(tx, codeHash, at))) return 'link_used';
    const made = { name, kind: known.kind, addedBy: maker.id, at };
    return openSession(tx, { kind: 'device', acting: null, ...(await insertDevice(tx, made)) }, { at, browser });
  });
}
