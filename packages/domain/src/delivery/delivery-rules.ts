import type { Zone } from './zone.ts';

export interface DeliveryRules {
  isActive: boolean;
  calculation: 'zone' | 'distance';
  minimumCents: number;
  /** Added below the minimum; 0: no delivery below the minimum. */
  flatChargeCents: number;
  /** In `unit`; null: no limit. */
  maxDistance: number | null;
  unit: 'km' | 'mi';
  baseCostCents: number;
  costPerUnitCents: number;
  zones: Zone[];
}
