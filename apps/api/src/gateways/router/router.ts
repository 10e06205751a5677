import type { GeoPoint } from '../geocoder/geocoder.ts';

export interface Route {
  distanceKm: number;
  durationMinutes: number;
}

/** Measures routes; null: no road leads there. Throws `GatewayFailure` if it can't measure. */
export interface Router {
  measure(from: GeoPoint, to: GeoPoint): Promise<Route | null>;
}
