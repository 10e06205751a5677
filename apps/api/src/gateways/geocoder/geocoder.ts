/** A point on the map, in degrees (WGS 84). */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A line of the list under the address field. */
export interface AddressSuggestion {
  /** What is sent back to look the address up, and shown when chosen. */
  description: string;
  mainText: string;
  secondaryText: string;
}

/** An address that exists. Texts may be empty where the source does not know them. */
export interface LocatedAddress {
  formattedAddress: string;
  /** House number and street. */
  address: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** A courier can be sent there: to a house by its number, or to a hamlet whose houses have none. False: a street or a town. */
  isPrecise: boolean;
  point: GeoPoint;
}

/** Knows addresses. Methods throw `GatewayFailure` when they can't know; an unknown address is an answer, not a failure. */
export interface Geocoder {
  /** At most `limit` suggestions for what the diner has typed so far, best first; nearer to `near` first where equal. */
  suggest(query: string, options: { near: GeoPoint | null; limit: number }): Promise<AddressSuggestion[]>;
  /** The address that a text means; null: it does not exist. */
  locate(address: string): Promise<LocatedAddress | null>;
}
