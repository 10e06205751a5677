import { centsToDecimal } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { readAmount, readIds, type WireObject } from '../../wire/wire-values.ts';
import { type LiveRefund, refundStatuses } from './live-order.ts';

export function refundToWire({ lines, amountCents, tipCents, status, at }: LiveRefund, timeZone: string) {
  const tip = tipCents !== undefined && { tip: centsToDecimal(tipCents) };
  return { lines, amount: centsToDecimal(amountCents), ...tip, status, at: writeMoment(at, timeZone) };
}

export function refundFromWire(wire: WireObject): LiveRefund | null {
  const amountCents = readAmount(wire.amount);
  const status = refundStatuses.find((known) => known === wire.status);
  const at = readMoment(wire.at);
  const lines = Array.isArray(wire.lines) ? readIds(wire.lines) : null;
  const tipCents = readAmount(wire.tip);
  return amountCents !== null && status && at
    ? { lines, amountCents, ...(tipCents && { tipCents }), status, at }
    : null;
}
