import type { Settings } from '@comptoir/contract';
import type { Mode, Place } from '@comptoir/domain';
import { addressLine } from '../../delivery/distance/address-key.ts';
import { type DistanceTools, findDistance, findKnownDistance } from '../../delivery/distance/find-distance.ts';
import type { AddressProblem, MeasuredAddress } from '../../delivery/distance/measured-address.ts';

export interface LocatedPlace {
  /** The place at the server's own coordinates. */
  place: Place | null;
  /** The server's own geocoding result. Null if none is needed. */
  measured: MeasuredAddress | AddressProblem | null;
}

/** Geocodes an order's address before the transaction, which must not wait for the network (LOC-22). */
export async function locatePlace(
  tools: DistanceTools,
  { mode, place }: { mode: Mode; place: Place | null },
  settings: Settings,
): Promise<LocatedPlace> {
  if (!place) return { place, measured: null };
  const measured = mode === 'pickup' ? null : await measurePlace(tools, place, settings);
  const point = measured !== null && typeof measured === 'object' ? measured.located.point : { lat: null, lng: null };
  return { place: { ...place, ...point }, measured };
}

async function measurePlace(
  tools: DistanceTools,
  place: Place,
  settings: Settings,
): Promise<MeasuredAddress | AddressProblem | null> {
  const { isActive, calculation, zones, maxDistance } = settings.delivery;
  if (!isActive) return null;
  const line = addressLine(place);
  if (calculation === 'distance' || zones.some((zone) => zone.polygon)) return findDistance(tools, line, settings);
  return maxDistance === null ? null : findKnownDistance(tools, line, settings);
}
