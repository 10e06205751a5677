import { create } from 'zustand';
import { keepText, readKeptText } from '../../platform/kept-text.ts';

const name = 'office-keys';

/** Whether single keys do something on the board: who speaks to the device, or leans on it, switches them off (OFC-11). */
export const useKeysStore = create<{ isOn: boolean }>(() => ({ isOn: readKeptText(name) !== 'off' }));

export function switchKeys(isOn: boolean): void {
  keepText(name, isOn ? null : 'off');
  useKeysStore.setState({ isOn });
}
