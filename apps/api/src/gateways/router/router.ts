import type { GeoPoint } from '../geocoder/geocoder.ts';

/** A route by road. */
export interface Route {
  distanceKm: number;
  durationMinutes: number;
}

/** Measures routes. Throws `GatewayFailure` when it can't know; that no road leads there is an answer: null. */
export interface Router {
  measure(from: GeoPoint, to: GeoPoint): Promise<Route | null>;
}
