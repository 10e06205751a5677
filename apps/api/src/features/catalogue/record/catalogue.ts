import type { NamedValue } from '@comptoir/contract';
import type { Menu, Offer, OfferType, SlotOverride, StockCount, StockOut, WeekRanges } from '@comptoir/domain';

/** A delivery zone as configured, in cents. Null means "none", where the priced zone has 0. */
export interface ZoneRecord {
  name: string;
  city: string;
  postalCode: string | null;
  feeCents: number;
  flatChargeCents: number | null;
  minimumCents: number | null;
  polygon: number[][][] | null;
}

export interface MenuRecord extends Omit<Menu, 'isOpen' | 'timeRanges'> {
  timeRanges: WeekRanges | null;
}

export interface OfferRecord extends Offer {
  type: OfferType;
  /** The coupon's code, trimmed and in capitals. Null if the offer is not a coupon. */
  code: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  expiresAt: string | null;
}

export interface Catalogue {
  settings: NamedValue[];
  zones: ZoneRecord[];
  menus: MenuRecord[];
  offers: OfferRecord[];
}

export interface StockedCatalogue extends Catalogue {
  version: number;
  stockOuts: StockOut[];
  stockCounts: StockCount[];
  slotOverrides: SlotOverride[];
}
