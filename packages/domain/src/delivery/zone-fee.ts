import type { Zone } from './zone.ts';

/** Adds the surcharge below the minimum, in integer cents; null means no delivery (LOC-18 to LOC-21). The subtotal is before discounts. */
export function feeWithFlatCharge(
  feeCents: number,
  rule: { minimumCents: number; flatChargeCents: number },
  subtotalCents: number,
): number | null {
  if (subtotalCents >= rule.minimumCents) return feeCents;
  return rule.flatChargeCents > 0 ? feeCents + rule.flatChargeCents : null;
}

export function zoneFeeCents(zone: Zone, subtotalCents: number): number | null {
  return feeWithFlatCharge(zone.feeCents, zone, subtotalCents);
}
