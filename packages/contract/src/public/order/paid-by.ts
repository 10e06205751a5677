import { paymentKinds } from '@comptoir/domain';
import { readText, type WireObject } from '../../wire/wire-values.ts';
import type { Receipt } from './receipt.ts';

/** Null if the kind is unknown, such as one of a later version. */
export function paidByFromWire(wire: WireObject): NonNullable<Receipt['paidBy']> | null {
  const kind = paymentKinds.find((one) => one === wire.kind);
  if (!kind) return null;
  const read = (value: unknown) => readText(value) || null;
  const descriptor = read(wire.descriptor);
  return {
    kind,
    brand: read(wire.brand),
    network: read(wire.network),
    last4: read(wire.last4),
    ...(descriptor && { descriptor }),
  };
}
