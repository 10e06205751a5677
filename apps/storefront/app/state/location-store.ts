import type { Mode } from '@comptoir/domain';
import { create } from 'zustand';
import { storedValue } from '../platform/stored-value.ts';
import { readLocation } from './read-location.ts';

/** The distance answer of the API as it is kept (A.20, LOC-08): its distances and amounts unread. */
export interface DistanceAnswer extends Record<string, unknown> {
  unit: string;
  formatted_address: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  lat: number | null;
  lng: number | null;
}

/** The choice as local storage holds it (LOC-15). */
export interface LocationChoice {
  type: Mode;
  query: string;
  /** Name of the zone chosen or found. */
  zone: string | null;
  _distance: DistanceAnswer | null;
  tooFar: boolean;
  invalid: boolean;
}

const stored = storedValue('local', 'location', readLocation);

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
