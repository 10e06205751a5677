import { doOverlap, shapeOf } from '@comptoir/domain';
import { middleOf } from './points.ts';
import type { EditedZone } from './zone-form.ts';

type DrawnZone = Pick<EditedZone, 'key' | 'name' | 'rings'>;

/** The pairs of drawn zones that have an area in common (HRS-15). Check C18 tells only those of different fees. */
export function overlapsOf<Zone extends DrawnZone>(zones: readonly Zone[]): (readonly [Zone, Zone])[] {
  const origin = middleOf(zones.flatMap(({ rings }) => rings.flat()));
  if (!origin) return [];
  const shapes = zones.flatMap((zone) => {
    const shape = shapeOf({ polygon: zone.rings }, origin);
    return shape ? [{ zone, shape }] : [];
  });
  return shapes.flatMap((one, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => doOverlap(one.shape, other.shape))
      .map((other) => [one.zone, other.zone] as const),
  );
}
