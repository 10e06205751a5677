import { type EditedCatalogue, readObject } from '@comptoir/contract';
import { type DeliveryRules, distanceCostCents, type Origin, parseAmount, toKilometres } from '@comptoir/domain';
import { type EditedZone, readZones, zonesThing } from './zone-form.ts';

export interface Delivery {
  isActive: boolean;
  isByZone: boolean;
  zones: EditedZone[];
  rules: DeliveryRules;
  /** The restaurant. Null if its place is unknown. */
  place: Origin | null;
}

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null);

/** The delivery of the edited catalogue, as the page of the zones shows it. */
export function readDelivery({ file }: EditedCatalogue): Delivery {
  const settings = readObject(file.settings);
  const read = (name: string) => settings[`features.delivery.${name}`];
  const [lat, lng] = [readNumber(settings['contacts.latitude']), readNumber(settings['contacts.longitude'])];
  const isByZone = read('calculation_type') === 'zone';
  return {
    isActive: read('active') === true,
    isByZone,
    zones: readZones(settings[zonesThing.id]),
    rules: {
      isActive: true,
      calculation: isByZone ? 'zone' : 'distance',
      minimumCents: parseAmount(read('minimum_order')) ?? 0,
      flatChargeCents: parseAmount(read('flat_charge')) ?? 0,
      maxDistance: readNumber(read('max_distance')) || null,
      unit: read('unit') === 'mi' ? 'mi' : 'km',
      baseCostCents: parseAmount(read('base_cost')) ?? 0,
      costPerUnitCents: parseAmount(read('cost_per_unit')) ?? 0,
      zones: [],
    },
    place: lat === null || lng === null ? null : { lat, lng },
  };
}

const steps = [1, 2, 3, 5, 8, 12];

/** Distances up to the farthest one, each with the fee of an address there (HRS-18). */
export function distanceRings(rules: DeliveryRules): { distance: number; feeCents: number }[] {
  const { maxDistance, unit } = rules;
  const within = steps.filter((step) => maxDistance === null || step < maxDistance);
  const distances = maxDistance === null ? within : [...within, maxDistance];
  return distances.map((distance) => ({ distance, feeCents: distanceCostCents(toKilometres(distance, unit), rules) }));
}
