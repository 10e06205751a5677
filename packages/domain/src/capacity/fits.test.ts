import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Capacity, capacityOf } from './capacity-of.ts';
import { fits } from './fits.ts';
import { type Task, taskFor } from './task.ts';
import { windowOf } from './window.ts';

const zone = 'Europe/Paris';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone);
const span = (from: string, to: string) => ({ start: at(from).epochMilliseconds, end: at(to).epochMilliseconds });

describe('the oven of the example, with six units in a quarter of an hour and half an hour early', () => {
  const oven = { perWindow: 6, earlyMinutes: 30 };
  const capacity = capacityOf(oven, [span('2026-11-27T18:30', '2026-11-27T22:30')]);
  const placedAt = at('2026-11-27T19:00');
  const order = (units: number, time: string) => taskFor(oven, units * 4, { at: at(`2026-11-27T${time}`), placedAt });
  const a = order(5, '20:00');

  it('makes for 20:00 what two quarters of an hour hold, and offers 20:15 for more [CAP-01]', () => {
    expect(fits(a, [], capacity)).toBe(true);
    expect(fits(order(8, '20:00'), [a], capacity)).toBe(false);
    expect(fits(order(8, '20:15'), [a], capacity)).toBe(true);
  });

  it('has room for both if the work of 20:15 begins after that of 20:00 [CAP-01]', () => {
    const c = order(2, '20:00');
    expect(fits(c, [a], capacity)).toBe(true);
    expect(fits(order(8, '20:15'), [a, c], capacity)).toBe(true);
  });

  it('never makes more than what it can do from the release on', () => {
    expect(fits(order(12, '20:00'), [], capacity)).toBe(true);
    expect(fits(order(13, '20:00'), [], capacity)).toBe(false);
    // Work begins after the order: of the half hour, only the last quarter is left.
    const late = taskFor(oven, 7 * 4, { at: at('2026-11-27T20:00'), placedAt: at('2026-11-27T19:45') });
    expect(fits(late, [], capacity)).toBe(false);
  });

  it('promises nothing more in the windows of which the kitchen itself took too much', () => {
    const tooMuch = order(40, '20:00');
    expect(fits(order(1, '20:15'), [tooMuch], capacity)).toBe(false);
    expect(fits(order(1, '20:30'), [tooMuch], capacity)).toBe(true);
    expect(fits(order(1, '20:30'), [tooMuch, order(1, '20:15')], capacity)).toBe(false);
  });
});

describe('the capacity of a post', () => {
  it('has the share of a window in which the kitchen serves, in whole quarters of a unit', () => {
    const capacity = capacityOf({ perWindow: 3 }, [span('2026-11-27T19:05', '2026-11-27T19:40')]);
    const first = windowOf(at('2026-11-27T19:00').epochMilliseconds);
    expect([0, 1, 2, 3].map((window) => capacity(first + window, first + window + 1))).toEqual([8, 12, 8, 0]);
    expect(capacity(first - 50, first + 50)).toBe(28);
  });

  it('is nothing where the kitchen never serves', () => {
    expect(capacityOf({ perWindow: 9 }, [])(0, 10_000_000)).toBe(0);
  });

  it.each([
    ['an ordinary night', '2026-11-27', 96],
    ['the night of 25 hours', '2026-10-25', 100],
    ['the night of 23 hours', '2027-03-28', 92],
  ])('counts the windows of %s [CAP-01]', (_name, day, windows) => {
    const next = Temporal.PlainDate.from(day).add({ days: 1 });
    const { start, end } = span(`${day}T00:00`, `${next}T00:00`);
    expect(windowOf(end) - windowOf(start)).toBe(windows);
    expect(capacityOf({ perWindow: 1 }, [{ start, end }])(windowOf(start), windowOf(end))).toBe(windows * 4);
  });
});

/** An independent answer: gives each quarter of a unit a seat in a window, moving others to make room (a maximum flow). */
function flowFits(tasks: readonly Task[], capacity: Capacity): boolean {
  const windows = [...new Set(tasks.flatMap(({ release, deadline }) => range(release, deadline)))];
  const seats = windows.flatMap((window) => range(0, capacity(window, window + 1)).map(() => window));
  const taken = new Map<number, Task>();
  const seat = (task: Task, asked: Set<number>): boolean =>
    seats.some((window, index) => {
      if (asked.has(index) || window < task.release || window >= task.deadline) return false;
      asked.add(index);
      const other = taken.get(index);
      if (other && !seat(other, asked)) return false;
      taken.set(index, task);
      return true;
    });
  return tasks.every((task) => range(0, task.quarters).every(() => seat(task, new Set())));
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const someNight = fc
  .constantFrom('2026-11-27', '2026-10-25', '2027-03-28')
  .map((day) => span(`${day}T00:30`, `${day}T05:00`));

const someCase = fc.record({
  night: someNight,
  perWindow: fc.integer({ min: 0, max: 2 }),
  earlyMinutes: fc.integer({ min: 0, max: 75 }),
  orders: fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 300 }),
      ahead: fc.integer({ min: 0, max: 90 }),
      quarters: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

it('agrees with the largest flow on 20,000 random evenings, on both nights of a clock change too [CAP-01]', () => {
  let [said, refused] = [0, 0];
  fc.assert(
    fc.property(someCase, ({ night, perWindow, earlyMinutes, orders }) => {
      const capacity = capacityOf({ perWindow }, [night]);
      const taken: Task[] = [];
      for (const { minute, ahead, quarters } of orders) {
        const time = night.start + minute * 60_000;
        const moments = { at: { epochMilliseconds: time }, placedAt: { epochMilliseconds: time - ahead * 60_000 } };
        const task = taskFor({ earlyMinutes }, quarters, moments);
        const does = fits(task, taken, capacity);
        expect(does).toBe(flowFits([...taken, task], capacity));
        if (does) taken.push(task);
        said += 1;
        refused += Number(!does);
      }
    }),
    { numRuns: 20_000 },
  );
  // Both answers are asked for often.
  expect(refused).toBeGreaterThan(said / 10);
  expect(said - refused).toBeGreaterThan(said / 10);
});
