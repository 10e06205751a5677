import type { Mode } from '@comptoir/domain';

/** The distance answer of the API as it is kept (A.20, LOC-08): its distances and amounts unread. */
export interface DistanceAnswer extends Record<string, unknown> {
  unit: string;
  formatted_address: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  lat: number | null;
  lng: number | null;
}

/** The choice as local storage holds it (LOC-15). */
export interface LocationChoice {
  type: Mode;
  query: string;
  /** Name of the zone chosen or found. */
  zone: string | null;
  _distance: DistanceAnswer | null;
  tooFar: boolean;
  invalid: boolean;
}
