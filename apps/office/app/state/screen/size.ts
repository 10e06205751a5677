import { create } from 'zustand';
import { keepText, readKeptText } from '../../platform/kept-text.ts';

export const sizeChoices = ['usual', 'large'] as const;
export type SizeChoice = (typeof sizeChoices)[number];

const key = 'office-size';
const kept = () => sizeChoices.find((choice) => choice === readKeptText(key)) ?? 'usual';

/** How large this device was told to write: `large` is read at two metres (OFC-09). */
export const useSizeStore = create<{ choice: SizeChoice }>(() => ({ choice: kept() }));

export function chooseSize(choice: SizeChoice): void {
  keepText(key, choice);
  useSizeStore.setState({ choice });
}
