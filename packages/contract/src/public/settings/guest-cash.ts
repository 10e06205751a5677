import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import { readCount, readObject } from '../../wire/wire-values.ts';

export const guestCashSetting = 'payments.cod.guests';

/** Absent or malformed: accepted (CFG-28). */
export function guestCashFromWire(value: unknown): GuestCash {
  const { kind, from } = readObject(value);
  if (kind === 'account') return { kind };
  if (kind !== 'code') return { kind: 'accepted' };
  const count = readCount(from) ?? guestCashOrders.usual;
  return { kind, from: Math.min(guestCashOrders.most, Math.max(guestCashOrders.least, count)) };
}
