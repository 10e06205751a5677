import { polygonFault } from '../../delivery/shape/polygon-fault.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Zones without a name, and drawn zones that the rule of the import refuses (HRS-14). */
export function impossibleZone({ catalogue: { delivery, place } }: CheckInput): Slip[] {
  const { isActive, calculation, zones } = delivery;
  const unnamed = zones
    .filter(({ name }) => name.trim() === '')
    .map((): Slip => ({ target: { kind: 'zone', id: '', field: 'name' }, values: { zone: '' }, why: 'name' }));
  const inUse = isActive && calculation === 'zone' ? zones : [];
  const drawn = inUse.flatMap(({ name, polygon }): Slip[] => {
    const fault = polygon ? polygonFault(polygon, place) : null;
    if (!fault) return [];
    const { why, values } = fault;
    return [{ target: { kind: 'zone', id: name, field: 'polygon' }, values: { zone: name, ...values }, why }];
  });
  return [...unnamed, ...drawn];
}
