import type { GeoPoint } from '../geocoder/geocoder.ts';

export interface Route {
  distanceKm: number;
  durationMinutes: number;
}

/** Measures a route by road. Returns null if there is none. Throws `GatewayFailure` if the measurement fails. */
export interface Router {
  measure(from: GeoPoint, to: GeoPoint): Promise<Route | null>;
}
