import type { Zone } from './zone.ts';

/** A fee with the charge below the minimum, integer cents; null: no delivery below the minimum (LOC-18 to LOC-21). The subtotal is before discounts. */
export function feeWithFlatCharge(
  feeCents: number,
  rule: { minimumCents: number; flatChargeCents: number },
  subtotalCents: number,
): number | null {
  if (subtotalCents >= rule.minimumCents) return feeCents;
  return rule.flatChargeCents > 0 ? feeCents + rule.flatChargeCents : null;
}

/** The fee of a zone, integer cents; null: no delivery below its minimum. */
export function zoneFeeCents(zone: Zone, subtotalCents: number): number | null {
  return feeWithFlatCharge(zone.feeCents, zone, subtotalCents);
}
