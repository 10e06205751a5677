import type { Mode } from '@comptoir/domain';
import { create } from 'zustand';
import { storedValue } from '../platform/stored-value.ts';
import type { LocationChoice } from './location-choice.ts';
import { readLocation } from './read-location.ts';

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
