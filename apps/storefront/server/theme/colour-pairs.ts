export interface ColourPair {
  front: string;
  ground: string;
  /** The minimal contrast: 4.5 for text, 3 for large titles and borders (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const white = '#ffffff';

const texts: Record<string, readonly string[]> = {
  ink: ['flour', 'paper', 'crumb', 'butter', 'butter-wash', 'tomato-wash', 'blush'],
  'ink-2': ['flour', 'paper', 'crumb', 'butter-wash', 'tomato-wash'],
  'ink-3': ['flour', 'paper', 'crumb', 'butter-wash'],
  [white]: ['tomato', 'tomato-deep', 'basil', 'ink', 'night'],
  'tomato-deep': ['flour', 'paper', 'tomato-wash'],
  'basil-deep': ['paper', 'basil-wash'],
  butter: ['ink'],
  'on-night': ['night'],
  'on-night-2': ['night'],
  'on-hero': ['hero-top', 'hero-middle'],
};
const marks: Record<string, readonly string[]> = {
  edge: ['paper', 'flour'],
  tomato: ['paper'],
  butter: ['hero-top', 'hero-middle'],
  'on-hero': ['hero-bottom'],
};

const pairs = (table: Record<string, readonly string[]>, least: ColourPair['least']): ColourPair[] =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground, least })));

export const colourPairs: readonly ColourPair[] = [...pairs(texts, 4.5), ...pairs(marks, 3)];
