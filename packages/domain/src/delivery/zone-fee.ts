import type { Zone } from './zone.ts';

/**
 * A fee with the charge for orders below the minimum, integer cents; null: below the minimum and no charge that would
 * allow it, so not possible (requirements LOC-18 to 21). The subtotal is the one before discounts.
 */
export function feeWithFlatCharge(
  feeCents: number,
  rule: { minimumCents: number; flatChargeCents: number },
  subtotalCents: number,
): number | null {
  if (subtotalCents >= rule.minimumCents) return feeCents;
  return rule.flatChargeCents > 0 ? feeCents + rule.flatChargeCents : null;
}

/** What a zone charges for this subtotal, integer cents; null: below its minimum, not possible. */
export function zoneFeeCents(zone: Zone, subtotalCents: number): number | null {
  return feeWithFlatCharge(zone.feeCents, zone, subtotalCents);
}
