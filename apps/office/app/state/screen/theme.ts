import { createChoice } from './create-choice.ts';

export const themeChoices = ['day', 'night', 'automatic'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The theme of this device (OFC-10). */
export const [useThemeStore, chooseTheme] = createChoice('office-theme', themeChoices, 'automatic');

const nightFrom = 19;
const dayFrom = 7;

/** The theme at an hour of the restaurant, 0 to 23. */
export function themeAt(choice: ThemeChoice, hour: number): 'day' | 'night' {
  if (choice !== 'automatic') return choice;
  return hour >= nightFrom || hour < dayFrom ? 'night' : 'day';
}
