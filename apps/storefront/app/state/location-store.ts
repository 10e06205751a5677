import type { Mode } from '@comptoir/domain';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../platform/stored-value.ts';

const numberOrText = z.union([z.number(), z.string()]);

/** The distance answer of the API as it is kept (A.20, LOC-08). Amounts and distances are its own, unread. */
const distanceSchema = z.looseObject({
  distance: z.optional(z.nullable(numberOrText)),
  duration: z.optional(z.nullable(numberOrText)),
  unit: z._default(z.string(), 'km'),
  delivery_cost: z.optional(z.nullable(numberOrText)),
  formatted_address: z._default(z.string(), ''),
  address: z._default(z.string(), ''),
  address2: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  postal_code: z._default(z.string(), ''),
  country: z._default(z.string(), ''),
  lat: z._default(z.nullable(z.number()), null),
  lng: z._default(z.nullable(z.number()), null),
});

const locationSchema = z.object({
  type: z.enum(['pickup', 'delivery']),
  query: z._default(z.string(), ''),
  /** Name of the zone chosen or found. */
  zone: z._default(z.nullable(z.string()), null),
  _distance: z._default(z.nullable(distanceSchema), null),
  tooFar: z._default(z.boolean(), false),
  invalid: z._default(z.boolean(), false),
});

export type LocationChoice = z.infer<typeof locationSchema>;

const stored = storedValue('local', 'location', (value) => {
  const result = locationSchema.safeParse(value);
  return result.success ? result.data : null;
});

/** Pickup is where everyone starts (LOC-02). */
export const pickupChoice: LocationChoice = {
  type: 'pickup',
  query: '',
  zone: null,
  _distance: null,
  tooFar: false,
  invalid: false,
};

/** Where the diner eats. Nothing is stored before a choice was made. */
export const useLocationStore = create<LocationChoice>(() => pickupChoice);

/** Takes over a choice and stores it (LOC-15). A too-far or invalid one is kept with its flag but is not usable. */
export function chooseLocation(choice: LocationChoice): void {
  useLocationStore.setState(choice, true);
  stored.write(choice);
}

/** Changes the mode and keeps the place that was chosen before; flags of a bad place go (LOC-23). */
export function chooseMode(type: Mode): void {
  const { tooFar, invalid, ...kept } = useLocationStore.getState();
  const isBad = tooFar || invalid;
  chooseLocation({
    ...kept,
    ...(isBad && { query: '', zone: null, _distance: null }),
    type,
    tooFar: false,
    invalid: false,
  });
}

/** Reads the stored choice and follows other tabs; returns how to stop. */
export function connectLocation(): () => void {
  const load = () => useLocationStore.setState(stored.read() ?? pickupChoice, true);
  load();
  return stored.onForeignChange(load);
}

/** The mode that prices, hours and offers follow. */
export function useMode(): Mode {
  return useLocationStore((location) => location.type);
}
