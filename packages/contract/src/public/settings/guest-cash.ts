import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import { readCount, readObject } from '../../wire/wire-values.ts';

/** Where the settings keep how cash of guests is taken (CFG-28). */
export const guestCashSetting = 'payments.cod.guests';

/** Reads what the settings keep; what is absent or malformed accepts cash of guests. */
export function guestCashFromWire(value: unknown): GuestCash {
  const { kind, from } = readObject(value);
  if (kind === 'account') return { kind };
  if (kind !== 'code') return { kind: 'accepted' };
  const count = readCount(from) ?? guestCashOrders.usual;
  return { kind, from: Math.min(guestCashOrders.most, Math.max(guestCashOrders.least, count)) };
}
