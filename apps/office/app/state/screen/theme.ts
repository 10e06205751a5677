import { create } from 'zustand';
import { keepText, readKeptText } from '../../platform/kept-text.ts';

export const themeChoices = ['day', 'night', 'automatic'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'office-theme';
const kept = () => themeChoices.find((choice) => choice === readKeptText(key)) ?? 'automatic';

/** What this device was told to look like (OFC-10). */
export const useThemeStore = create<{ choice: ThemeChoice }>(() => ({ choice: kept() }));

export function chooseTheme(choice: ThemeChoice): void {
  keepText(key, choice);
  useThemeStore.setState({ choice });
}

const nightFrom = 19;
const dayFrom = 7;

/** The theme at an hour of the restaurant's, 0 to 23: by itself it is night from 19 h to 7 h. */
export function themeAt(choice: ThemeChoice, hour: number): 'day' | 'night' {
  if (choice !== 'automatic') return choice;
  return hour >= nightFrom || hour < dayFrom ? 'night' : 'day';
}
