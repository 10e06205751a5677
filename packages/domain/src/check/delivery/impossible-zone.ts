import { isSelfCrossing } from '../../delivery/shape/compare-shapes.ts';
import type { Shape } from '../../delivery/shape/plane.ts';
import type { CheckInput } from '../base/check-input.ts';
import { drawnZones } from '../base/drawn-zones.ts';
import type { Slip } from '../base/finding.ts';

const farthestMetres = 60_000;
const fewestCorners = 3;

/** Zones without a name, and drawn zones that cross themselves, have no area, or are more than 60 km away. */
export function impossibleZone({ catalogue }: CheckInput): Slip[] {
  const unnamed = catalogue.delivery.zones
    .filter(({ name }) => name.trim() === '')
    .map((): Slip => ({ target: { kind: 'zone', id: '', field: 'name' }, values: { zone: '' }, why: 'name' }));
  const drawn = drawnZones(catalogue).flatMap(({ zone, shape }): Slip[] => {
    const why = faultOf(shape, catalogue.place !== null);
    if (!why) return [];
    return [{ target: { kind: 'zone', id: zone.name, field: 'polygon' }, values: { zone: zone.name }, why }];
  });
  return [...unnamed, ...drawn];
}

function faultOf(shape: Shape, isPlaced: boolean): 'crossing' | 'far' | null {
  if (isPlaced && shape.edges.some(({ from: [x, y] }) => Math.hypot(x, y) > farthestMetres)) return 'far';
  const isFlat = shape.edges.some(({ count }) => count < fewestCorners);
  return isFlat || isSelfCrossing(shape) ? 'crossing' : null;
}
