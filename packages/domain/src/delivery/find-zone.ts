import { normalizeText } from '../menu/normalize-text.ts';
import { isInsidePolygon } from './polygon.ts';
import { readPostalCode } from './read-postal-code.ts';
import type { Zone } from './zone.ts';
import { zoneFeeCents } from './zone-fee.ts';

export interface ZonePlace {
  postalCode: string;
  city: string;
  lat: number | null;
  lng: number | null;
  zone?: string | null;
}

/**
 * Finds the zone of an address; null outside of all zones (LOC-14). Polygons come before postal codes, and the city counts only without a
 * postal code. Of several zones the cheapest wins, then the first. A zone that the diner chose must match (LOC-24).
 */
export function findZone(zones: Zone[], place: ZonePlace, subtotalCents: number): Zone | null {
  const named = zones.filter((zone) => zone.name === place.zone);
  const hasAddress = place.postalCode !== '' || place.city !== '' || hasPoint(place);
  if (!hasAddress) return cheapest(named, subtotalCents);
  const candidates = named.length > 0 ? named : zones;
  return cheapest(
    matchingZones(zones, place).filter((zone) => candidates.includes(zone)),
    subtotalCents,
  );
}

function matchingZones(zones: Zone[], place: ZonePlace): Zone[] {
  const { lat, lng } = place;
  if (lat === null || lng === null) return zones.filter((zone) => matchesText(zone, place));
  const around = zones.filter((zone) => zone.polygon && isInsidePolygon(zone.polygon, lat, lng));
  return around.length > 0 ? around : zones.filter((zone) => !zone.polygon && matchesText(zone, place));
}

function matchesText(zone: Zone, place: ZonePlace): boolean {
  if (zone.postalCode && place.postalCode) return comparedCode(zone.postalCode) === comparedCode(place.postalCode);
  return zone.city !== '' && normalizeText(zone.city) === normalizeText(place.city);
}

function comparedCode(text: string): string {
  return readPostalCode(text) ?? text.trim();
}

function cheapest(zones: Zone[], subtotalCents: number): Zone | null {
  const fee = (zone: Zone) => zoneFeeCents(zone, subtotalCents) ?? Number.POSITIVE_INFINITY;
  return zones.reduce<Zone | null>((best, zone) => (best === null || fee(zone) < fee(best) ? zone : best), null);
}

function hasPoint(place: ZonePlace): boolean {
  return place.lat !== null && place.lng !== null;
}
