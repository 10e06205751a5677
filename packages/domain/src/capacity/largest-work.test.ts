import { expect, it } from 'vitest';
import { largestWork } from './largest-work.ts';
import { windowMilliseconds } from './window.ts';

const span = (from: number, to: number) => ({ start: from * windowMilliseconds, end: to * windowMilliseconds });

it('is what a post does in the time before an order in which its food may be made [CAP-11]', () => {
  expect(largestWork({ perWindow: 6, earlyMinutes: 30 }, [span(100, 116)])).toBe(6 * 2 * 4);
  expect(largestWork({ perWindow: 6, earlyMinutes: 40 }, [span(100, 116)])).toBe(6 * 3 * 4);
});

it('is no more than the longest service allows, and nothing without one [CAP-11]', () => {
  expect(largestWork({ perWindow: 6, earlyMinutes: 60 }, [span(100, 102), span(200, 203)])).toBe(6 * 3 * 4);
  expect(largestWork({ perWindow: 6, earlyMinutes: 60 }, [span(100, 101.5)])).toBe(6 * 4);
  expect(largestWork({ perWindow: 6, earlyMinutes: 60 }, [])).toBe(0);
});
