import type { Settings, TriedAddress } from '@comptoir/contract';
import { findZone, type Place, quoteDelivery } from '@comptoir/domain';
import { type DistanceTools, findDistance } from '../../delivery/distance/find-distance.ts';
import { type AddressProblem, tellDistance } from '../../delivery/distance/measured-address.ts';

interface Trial {
  address: string;
  cartCents: number;
}

/** Finds out what a diner would be told about the delivery to an address (HRS-16), by the same rules (A.20). */
export async function tryAddress(
  tools: DistanceTools,
  { address, cartCents: subtotalCents }: Trial,
  settings: Settings,
): Promise<TriedAddress | AddressProblem> {
  const measured = await findDistance(tools, address, settings);
  if (typeof measured === 'string') return measured;
  const { delivery: rules } = settings;
  const { located, distanceKm, durationMinutes } = measured;
  const place: Place = {
    address: located.address,
    address2: '',
    city: located.city,
    postalCode: located.postalCode,
    country: located.country,
    zone: null,
    ...located.point,
  };
  const { distance, unit, ...known } = tellDistance(distanceKm, rules);
  const quote = quoteDelivery({ mode: 'delivery', rules, place, distance: known, subtotalCents });
  const zone = rules.calculation === 'zone' ? findZone(rules.zones, place, subtotalCents) : null;
  return {
    address: located.formattedAddress,
    point: located.point,
    distance,
    unit,
    minutes: Math.round(durationMinutes),
    zone: zone?.name ?? null,
    feeCents: quote.state === 'unknown' ? null : (quote.feeCents ?? null),
    minimumCents: zone?.minimumCents ?? rules.minimumCents,
    refusal: quote.state === 'refused' ? quote.reason : null,
  };
}
