import { createChoice } from './create-choice.ts';

export const themeChoices = ['day', 'night', 'automatic'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const [useThemeStore, chooseTheme] = createChoice('office-theme', themeChoices, 'automatic');

const nightFrom = 19;
const dayFrom = 7;

/** `hour` is the hour at the restaurant, from 0 to 23. */
export function themeAt(choice: ThemeChoice, hour: number): 'day' | 'night' {
  if (choice !== 'automatic') return choice;
  return hour >= nightFrom || hour < dayFrom ? 'night' : 'day';
}
