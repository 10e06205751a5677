import type { Mode } from '@comptoir/domain';
import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import type { ChosenLocation } from './chosen-location.ts';
import { readLocation, writeLocation } from './stored-location.ts';

const stored = storedValue('local', 'location', readLocation, writeLocation);

/** Everyone starts with pickup (LOC-02). */
export const pickupChoice: ChosenLocation = {
  mode: 'pickup',
  query: '',
  zone: null,
  measured: null,
  isTooFar: false,
  isInvalid: false,
};

/** The diner's choice of mode and place. Nothing is stored before there is one. */
export const useLocationStore = create<ChosenLocation>(() => pickupChoice);

/** Stores a choice (LOC-15). A place that is too far or invalid is kept with its flag, and is not usable. */
export function chooseLocation(choice: ChosenLocation): void {
  useLocationStore.setState(choice, true);
  stored.write(choice);
}

/** Whether the diner has made a choice. */
export const isModeChosen = (): boolean =>
  isStored('local', 'location') || useLocationStore.getState() !== pickupChoice;

/** Changes the mode and keeps the chosen place, without the flags of a bad one (LOC-23). */
export function chooseMode(mode: Mode): void {
  const known = useLocationStore.getState();
  const isBad = known.isTooFar || known.isInvalid;
  chooseLocation({ ...(isBad ? pickupChoice : known), mode });
}

/** Reads the stored choice and follows other tabs. Returns how to stop. */
export function connectLocation(): () => void {
  const load = () => useLocationStore.setState(stored.read() ?? pickupChoice, true);
  load();
  return stored.onForeignChange(load);
}

export function useMode(): Mode {
  return useLocationStore((location) => location.mode);
}
