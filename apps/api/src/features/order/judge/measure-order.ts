import type { OrderClaim, Settings } from '@comptoir/contract';
import { addressLine } from '../../delivery/distance/address-key.ts';
import { type DistanceTools, findDistance, findKnownDistance } from '../../delivery/distance/find-distance.ts';
import type { AddressProblem, MeasuredAddress } from '../../delivery/distance/measured-address.ts';

/** Geocodes an order's address before the transaction, which must not wait for the network (LOC-22). */
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

export function pinPlace(claim: OrderClaim, measured: MeasuredAddress | AddressProblem | null): OrderClaim {
  const { customer } = claim;
  if (!customer.place) return claim;
  const point = measured !== null && typeof measured === 'object' ? measured.located.point : { lat: null, lng: null };
  return { ...claim, customer: { ...customer, place: { ...customer.place, ...point } } };
}
