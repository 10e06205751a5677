/** A delivery area. Amounts are integer cents. */
export interface Zone {
  name: string;
  city: string;
  /** Null: the zone matches by its city. */
  postalCode: string | null;
  feeCents: number;
  flatChargeCents: number;
  minimumCents: number;
  /** GeoJSON rings, tested before the postal code if the address has a point. */
  polygon?: number[][][];
}

export interface Place {
  address: string;
  address2: string;
  city: string;
  postalCode: string;
  country: string;
  zone: string | null;
  lat: number | null;
  lng: number | null;
}
