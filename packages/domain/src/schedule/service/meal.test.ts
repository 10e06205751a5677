import { expect, it } from 'vitest';
import { mealAt } from './meal.ts';

it.each([
  [4, 'dinner'],
  [5, 'lunch'],
  [15, 'lunch'],
  [16, 'dinner'],
  [23, 'dinner'],
])('invites at %i o’clock to %s', (hour, meal) => {
  expect(mealAt({ hour })).toBe(meal);
});
