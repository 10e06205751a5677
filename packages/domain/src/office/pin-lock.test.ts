import { describe, expect, it } from 'vitest';
import { pinLockedUntil } from './pin-lock.ts';

const noon = Temporal.Instant.from('2026-11-23T12:00:00+01:00');
const at = (minutes: number) => noon.add({ minutes });
const here = (...minutes: number[]) => minutes.map((one) => ({ at: at(one), isHere: true }));
const elsewhere = (...minutes: number[]) => minutes.map((one) => ({ at: at(one), isHere: false }));

describe('a PIN that was typed wrong', () => {
  it.each([
    ['never', here(), 0, null],
    ['four times in ten minutes', here(0, 1, 2, 3), 4, null],
    ['five times in ten minutes', here(0, 2, 4, 6, 10), 10, 25],
    ['five times, a quarter of an hour ago', here(0, 2, 4, 6, 10), 25, null],
    ['five times in more than ten minutes', here(0, 2, 4, 6, 11), 11, null],
    ['five times, the first of six too long ago', here(-30, 0, 1, 2, 3, 4), 5, 19],
    ['five times, on other devices', elsewhere(0, 1, 2, 3, 4), 5, null],
    ['four times here and one elsewhere', [...here(0, 1, 2, 3), ...elsewhere(4)], 5, null],
  ])('%s [ROL-10]', (_, failures, minute, expected) => {
    expect(pinLockedUntil(failures, at(minute))).toEqual(expected === null ? null : at(expected));
  });

  it('twenty times a day opens nothing anywhere until a day after the first of them [ROL-10]', () => {
    const nineteen = elsewhere(...Array.from({ length: 19 }, (_, index) => index * 30));
    expect(pinLockedUntil(nineteen, at(600))).toBeNull();
    const twenty = [...nineteen, ...elsewhere(590)];
    expect(pinLockedUntil(twenty, at(600))).toEqual(at(24 * 60));
    expect(pinLockedUntil(twenty, at(24 * 60))).toBeNull();
  });

  it('is locked until the later of both [ROL-10]', () => {
    const failures = [...elsewhere(...Array.from({ length: 15 }, (_, index) => index)), ...here(20, 21, 22, 23, 24)];
    expect(pinLockedUntil(failures, at(25))).toEqual(at(24 * 60));
  });
});
