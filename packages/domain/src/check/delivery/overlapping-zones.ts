import { doOverlap } from '../../delivery/shape/compare-shapes.ts';
import type { CheckInput } from '../base/check-input.ts';
import { drawnZones, pairsOf } from '../base/drawn-zones.ts';
import type { Slip } from '../base/finding.ts';

/** Drawn zones with an area in common and different fees; the cheaper one wins there (LOC-14). */
export function overlappingZones({ catalogue }: CheckInput): Slip[] {
  return pairsOf(drawnZones(catalogue))
    .filter(([one, other]) => one.zone.feeCents !== other.zone.feeCents && doOverlap(one.shape, other.shape))
    .map(([{ zone: one }, { zone: other }]) => ({
      target: { kind: 'zone', id: one.name, field: 'polygon' },
      values: { zone: one.name, other: other.name },
    }));
}
