import type { Zone } from './zone.ts';

/** Where the restaurant delivers to, and for how much. Amounts are integer cents. */
export interface DeliveryRules {
  isActive: boolean;
  calculation: 'zone' | 'distance';
  minimumCents: number;
  /** Added when the subtotal is below the minimum; 0: below the minimum there is no delivery. */
  flatChargeCents: number;
  /** In `unit`; null: no limit. */
  maxDistance: number | null;
  unit: 'km' | 'mi';
  baseCostCents: number;
  costPerUnitCents: number;
  zones: Zone[];
}
