import type { Mode } from '@comptoir/domain';
import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import type { ChosenLocation } from './chosen-location.ts';
import { readLocation, writeLocation } from './stored-location.ts';

const stored = storedValue('local', 'location', readLocation, writeLocation);

/** Pickup is where everyone starts (LOC-02). */
export const pickupChoice: ChosenLocation = {
  mode: 'pickup',
  query: '',
  zone: null,
  measured: null,
  isTooFar: false,
  isInvalid: false,
};

/** Where the diner eats. Nothing is stored before a choice was made. */
export const useLocationStore = create<ChosenLocation>(() => pickupChoice);

/** Takes over a choice and stores it (LOC-15). A too-far or invalid one is kept with its flag but is not usable. */
export function chooseLocation(choice: ChosenLocation): void {
  useLocationStore.setState(choice, true);
  stored.write(choice);
}

/** Whether the diner said how they eat; else it is the shop's own beginning. */
export const isModeChosen = (): boolean =>
  isStored('local', 'location') || useLocationStore.getState() !== pickupChoice;

/** Changes the mode and keeps the place that was chosen before; flags of a bad place go (LOC-23). */
export function chooseMode(mode: Mode): void {
  const known = useLocationStore.getState();
  const isBad = known.isTooFar || known.isInvalid;
  chooseLocation({ ...(isBad ? pickupChoice : known), mode });
}

/** Reads the stored choice and follows other tabs; returns how to stop. */
export function connectLocation(): () => void {
  const load = () => useLocationStore.setState(stored.read() ?? pickupChoice, true);
  load();
  return stored.onForeignChange(load);
}

/** The mode that prices, hours and offers follow. */
export function useMode(): Mode {
  return useLocationStore((location) => location.mode);
}
