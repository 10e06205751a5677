export interface Zone {
  name: string;
  city: string;
  postalCode: string | null;
  feeCents: number;
  flatChargeCents: number;
  minimumCents: number;
  /** GeoJSON rings, which decide before the postal code if the address has coordinates. */
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
