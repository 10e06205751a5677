import { centsToDecimal } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { readAmount, readIds, type WireObject } from '../../wire/wire-values.ts';
import { type LiveRefund, refundStatuses } from './live-order.ts';

export function refundToWire({ lines, amountCents, status, at }: LiveRefund, timeZone: string) {
  return { lines, amount: centsToDecimal(amountCents), status, at: writeMoment(at, timeZone) };
}

export function refundFromWire(wire: WireObject): LiveRefund | null {
  const amountCents = readAmount(wire.amount);
  const status = refundStatuses.find((known) => known === wire.status);
  const at = readMoment(wire.at);
  const lines = Array.isArray(wire.lines) ? readIds(wire.lines) : null;
  return amountCents !== null && status && at ? { lines, amountCents, status, at } : null;
}
