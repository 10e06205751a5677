import { expect, it } from 'vitest';
import { isForLater } from './is-for-later.ts';

const at = (text: string) => Temporal.Instant.from(`2026-11-23T${text}Z`);
const placedAt = at('05:05:27');

it.each([
  ['for a slot', null, true],
  ['for as soon as possible, in a service', at('05:05:28'), false],
  ['for as soon as possible of a shop that opens in six hours', at('10:30:00'), true],
])('is for later or not: %s [BRD-49]', (_name, readyFrom, expected) => {
  expect(isForLater({ readyFrom, placedAt })).toBe(expected);
});
