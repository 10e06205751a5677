import type { Mode } from '@comptoir/domain';
import { isStored, storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import type { ChosenLocation } from './chosen-location.ts';
import { readLocation, writeLocation } from './stored-location.ts';

const stored = storedValue('local', 'location', readLocation, writeLocation);

/** The default order type is pickup (LOC-02). */
export const pickupChoice: ChosenLocation = {
  mode: 'pickup',
  query: '',
  zone: null,
  measured: null,
  isTooFar: false,
  isInvalid: false,
};

export const useLocationStore = create<ChosenLocation>(() => pickupChoice);

/** A place that is too far or invalid is stored with its flag, but cannot be used for delivery (LOC-15). */
export function chooseLocation(choice: ChosenLocation): void {
  useLocationStore.setState(choice, true);
  stored.write(choice);
}

export const isModeChosen = (): boolean =>
  isStored('local', 'location') || useLocationStore.getState() !== pickupChoice;

/** The chosen place stays, unless it is too far or invalid (LOC-23). */
export function chooseMode(mode: Mode): void {
  const known = useLocationStore.getState();
  const isBad = known.isTooFar || known.isInvalid;
  chooseLocation({ ...(isBad ? pickupChoice : known), mode });
}

export function connectLocation(): () => void {
  const load = () => useLocationStore.setState(stored.read() ?? pickupChoice, true);
  load();
  return stored.onForeignChange(load);
}

export function useMode(): Mode {
  return useLocationStore((location) => location.mode);
}
