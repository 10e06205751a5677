/** An area that the restaurant delivers to. Amounts are integer cents. */
export interface Zone {
  name: string;
  city: string;
  /** Null: the zone is matched by its city. */
  postalCode: string | null;
  feeCents: number;
  /** Added when the subtotal is below the minimum; 0: below the minimum there is no delivery. */
  flatChargeCents: number;
  minimumCents: number;
  /** GeoJSON ring or rings, tested before the postal code where the address has a point. */
  polygon?: number[][][];
}

/** Where an order goes, as the diner gave it or as a geocoder answered. */
export interface Place {
  address: string;
  address2: string;
  city: string;
  postalCode: string;
  country: string;
  /** Name of the zone chosen or found. */
  zone: string | null;
  lat: number | null;
  lng: number | null;
}
