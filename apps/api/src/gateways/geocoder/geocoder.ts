export interface GeoPoint {
  lat: number;
  lng: number;
}

export interface AddressSuggestion {
  /** Shown when chosen, and sent back to locate the address. */
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
  /** True: a courier can be sent there, to a house with a number or to a hamlet without numbers. False: a street or a town. */
  isPrecise: boolean;
  point: GeoPoint;
}

/** Finds addresses. Methods throw `GatewayFailure` if they can't; an unknown address is an answer. */
export interface Geocoder {
  /** Suggests at most `limit` addresses for an unfinished text, best first; of equals those near `near` first. */
  suggest(query: string, options: { near: GeoPoint | null; limit: number }): Promise<AddressSuggestion[]>;
  /** Locates the address that a text means; null: it does not exist. */
  locate(address: string): Promise<LocatedAddress | null>;
}
