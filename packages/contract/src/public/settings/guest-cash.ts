import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import { readCount, readObject } from '../../wire/wire-values.ts';

export const guestCashSetting = 'payments.cod.guests';

/** Reads the rule for cash orders by guests. An absent or malformed rule means that such orders are accepted (CFG-28). */
export function guestCashFromWire(value: unknown): GuestCash {
  const { kind, from } = readObject(value);
  if (kind === 'account') return { kind };
  if (kind !== 'code') return { kind: 'accepted' };
  const count = readCount(from) ?? guestCashOrders.usual;
  return { kind, from: Math.min(guestCashOrders.most, Math.max(guestCashOrders.least, count)) };
}
