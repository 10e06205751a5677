import type { OrderClaim, Settings } from '@comptoir/contract';
import { addressLine } from '../../delivery/distance/address-key.ts';
import { type DistanceTools, findDistance, findKnownDistance } from '../../delivery/distance/find-distance.ts';
import type { AddressProblem, MeasuredAddress } from '../../delivery/distance/measured-address.ts';

/**
 * Where an order goes and how far that is, by this server's own look-up: before the order is judged, for nothing is asked
 * of the network in a transaction (trust R10). Null: nobody needs to know. Zones by postal code need no look-up; what is
 * known of the address anyway still counts, for it may be too far (requirement LOC-22).
 */
export async function measureOrder(
  tools: DistanceTools,
  { mode, customer: { place } }: OrderClaim,
  settings: Settings,
): Promise<MeasuredAddress | AddressProblem | null> {
  const { isActive, calculation, zones, maxDistance } = settings.delivery;
  if (mode === 'pickup' || !isActive || !place) return null;
  const line = addressLine(place);
  if (calculation === 'distance' || zones.some((zone) => zone.polygon)) return findDistance(tools, line, settings);
  return maxDistance === null ? null : findKnownDistance(tools, line, settings);
}

/** The claim with the server's own point of its address, or none: what the diner's browser says of it decides nothing. */
export function pinPlace(claim: OrderClaim, measured: MeasuredAddress | AddressProblem | null): OrderClaim {
  const { customer } = claim;
  if (!customer.place) return claim;
  const point = measured !== null && typeof measured === 'object' ? measured.located.point : { lat: null, lng: null };
  return { ...claim, customer: { ...customer, place: { ...customer.place, ...point } } };
}
