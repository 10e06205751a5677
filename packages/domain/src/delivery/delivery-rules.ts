import type { Zone } from './zone.ts';

export interface DeliveryRules {
  isActive: boolean;
  calculation: 'zone' | 'distance';
  minimumCents: number;
  /** The surcharge for an order below the minimum; 0 means that the shop does not deliver such orders. */
  flatChargeCents: number;
  maxDistance: number | null;
  unit: 'km' | 'mi';
  baseCostCents: number;
  costPerUnitCents: number;
  zones: Zone[];
}
