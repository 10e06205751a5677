import { type PaidBy, paymentKinds } from '@comptoir/domain';
import { readText, type WireObject } from '../../wire/wire-values.ts';

/** Null if the kind is unknown, such as one of a later version. */
export function paidByFromWire(wire: WireObject): PaidBy | null {
  const kind = paymentKinds.find((one) => one === wire.kind);
  const { brand, network, last4 } = wire;
  return kind
    ? { kind, brand: readText(brand) || null, network: readText(network) || null, last4: readText(last4) || null }
    : null;
}
