import { readPostalCode } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Geocoder, GeoPoint } from '../../../gateways/geocoder/geocoder.ts';
import type { Router } from '../../../gateways/router/router.ts';
import { readAddress, readStreet } from '../words/read-address.ts';
import { askInTime } from './ask-in-time.ts';
import type { AddressProblem, MeasuredAddress } from './measured-address.ts';

export interface LookUpTools {
  geocoder: Geocoder;
  router: Router;
  log: FastifyBaseLogger;
}

export function lookUpAddress(
  { geocoder, router, log }: LookUpTools,
  line: string,
  origin: GeoPoint,
): Promise<MeasuredAddress | AddressProblem> {
  return askInTime(log, async () => {
    const located = await geocoder.locate(line);
    if (!located || !isInNamedTown(line, located.postalCode)) return 'not_found';
    if (!located.isPrecise) return hasHouseNumber(line) ? 'not_found' : 'no_house_number';
    const route = await router.measure(origin, located.point);
    return route ? { located, ...route, origin } : 'not_found';
  });
}

/** A geocoder returns the likeliest address, so a result with another postal code is rejected. */
function isInNamedTown(line: string, postalCode: string): boolean {
  const named = readStreet(line).postalCode;
  return named === null || (readPostalCode(postalCode) ?? '').startsWith(named);
}

function hasHouseNumber(line: string): boolean {
  return readAddress(line).some(({ houseNumber }) => houseNumber !== null);
}
