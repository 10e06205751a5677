import { expect, it } from 'vitest';
import { parseDueAt } from './due-at.ts';

const read = (text: string) => parseDueAt(text, 'Europe/Paris')?.toString() ?? null;

it.each([
  ['2026-11-20T19:50:00+01:00', '2026-11-20T18:50:00Z'],
  ['2026-07-20T19:50+02:00', '2026-07-20T17:50:00Z'],
  // The hour that comes twice in October: the offset says which.
  ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00Z'],
])('reads %s as the restaurant’s clock shows it [BRD-29]', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  // The hour that is missing in March.
  '2027-03-28T02:30:00+01:00',
  '2027-03-28T02:30:00+02:00',
  // Another zone's offset, or none.
  '2026-11-20T19:50:00+02:00',
  '2026-11-20T18:50:00Z',
  '2026-11-20T19:50:00',
  '2026-02-30T19:50:00+01:00',
  '2026-11-20',
  '2026-11-20T25:50:00+01:00',
  '+275760-09-13T00:00:00+02:00',
  '2026-11-20T19:50:00+01:00[America/New_York]',
  ' 2026-11-20T19:50:00+01:00',
  '',
])('does not read "%s" [BRD-29]', (text) => {
  expect(read(text)).toBeNull();
});
