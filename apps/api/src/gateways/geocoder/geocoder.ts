export interface GeoPoint {
  lat: number;
  lng: number;
}

export interface AddressSuggestion {
  /** The text of the suggestion, which the client sends back to get coordinates. */
  description: string;
  mainText: string;
  secondaryText: string;
}

export interface LocatedAddress {
  formattedAddress: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** True for a house number or a hamlet, which a courier can find. False for a street or a town. */
  isPrecise: boolean;
  point: GeoPoint;
}

/** Both methods throw `GatewayFailure` if the search fails. An unknown address is not a failure. */
export interface Geocoder {
  /** Suggests at most `limit` addresses, best match first. Among equal matches, those near `near` come first. */
  suggest(query: string, options: { near: GeoPoint | null; limit: number }): Promise<AddressSuggestion[]>;
  locate(address: string): Promise<LocatedAddress | null>;
}
