import type { NamedValue } from '@comptoir/contract';
import type { Menu, Offer, OfferType, StockOut, WeekRanges } from '@comptoir/domain';

/** A zone as the restaurant writes it: null is "none", where the domain's zone has 0. Amounts are integer cents. */
export interface ZoneRecord {
  name: string;
  city: string;
  postalCode: string | null;
  feeCents: number;
  flatChargeCents: number | null;
  minimumCents: number | null;
  polygon: number[][][] | null;
}

/** A menu as it is kept: whether it is open is the clock's to say. */
export interface MenuRecord extends Omit<Menu, 'isOpen' | 'timeRanges'> {
  /** Null: cut from the active times. */
  timeRanges: WeekRanges | null;
}

/** An offer with what only the server knows of it. */
export interface OfferRecord extends Offer {
  type: OfferType;
  /** Trimmed, in capitals; null: no coupon. */
  code: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** ISO instant from which the coupon is expired. */
  expiresAt: string | null;
}

/** Everything that the restaurant says about itself: what the seed holds and what import and export carry. */
export interface Catalogue {
  /** Without the zones. */
  settings: NamedValue[];
  zones: ZoneRecord[];
  menus: MenuRecord[];
  offers: OfferRecord[];
}

/** The catalogue with what the kitchen ran out of: that is the evening's, and no part of any file. */
export interface StockedCatalogue extends Catalogue {
  /** Another number after each change of any of it. */
  version: number;
  stockOuts: StockOut[];
}
