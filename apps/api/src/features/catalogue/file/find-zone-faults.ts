import { polygonFault } from '@comptoir/domain';
import { writePolygonFault } from '@comptoir/words';
import type { CatalogueProblem } from './catalogue-problem.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

export const zonesSetting = 'features.delivery.zones';

type FileZone = CatalogueFile['settings'][typeof zonesSetting][number];

/** Finds zones that can't be drawn so, seen from the restaurant if its place is known. Paths begin with the zone's position (HRS-14). */
export function findZoneFaults(zones: FileZone[], lat: unknown, lng: unknown): CatalogueProblem[] {
  const place = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  return zones.flatMap(({ name, polygon }, index) => {
    const fault = polygon ? polygonFault(polygon, place) : null;
    return fault ? [{ path: [index, 'polygon', ...fault.path], message: writePolygonFault(name, fault) }] : [];
  });
}
