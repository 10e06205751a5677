import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf } from './capacity-of.ts';
import { fits } from './fits.ts';
import { planWork } from './plan-work.ts';
import type { Task } from './task.ts';
import { windowMilliseconds } from './window.ts';

const spanOf = (from: number, to: number) => ({ start: from * windowMilliseconds, end: to * windowMilliseconds });
const capacity = capacityOf({ perWindow: 6 }, [spanOf(10, 20)]);
const sums = (tasks: Task[], capacityIn = capacity) => {
  const units: Record<number, number> = {};
  for (const { window, quarters } of planWork(tasks, capacityIn)) units[window] = (units[window] ?? 0) + quarters / 4;
  return units;
};

describe('the plan of a post', () => {
  it('does each task as late as there is room, and splits it over windows [CAP-12]', () => {
    expect(sums([])).toEqual({});
    expect(sums([{ release: 12, deadline: 14, quarters: 8 * 4 }])).toEqual({ 12: 2, 13: 6 });
    const near = { release: 13, deadline: 14, quarters: 4 * 4 };
    expect(sums([{ release: 12, deadline: 14, quarters: 8 * 4 }, near])).toEqual({ 12: 6, 13: 6 });
  });

  it('overfills the first window of what does not fit, by what is too much [CAP-09, CAP-12]', () => {
    expect(sums([{ release: 12, deadline: 14, quarters: 15 * 4 }])).toEqual({ 12: 9, 13: 6 });
    // The kitchen does not serve after window 19, and has no window left for what it accepted for now.
    expect(sums([{ release: 20, deadline: 22, quarters: 4 }])).toEqual({ 20: 1 });
    expect(sums([{ release: 13, deadline: 13, quarters: 4 }])).toEqual({ 13: 1 });
    expect(sums([{ release: 15, deadline: 12, quarters: 4 }])).toEqual({ 15: 1 });
  });

  it('does what the kitchen chose for a window, but nothing while it is closed [CAP-12]', () => {
    const chosen = [
      { window: 13, units: 1 },
      { window: 14, units: 0 },
      { window: 15, units: 9 },
      { window: 20, units: 9 },
    ];
    const changed = capacityOf({ perWindow: 6 }, [spanOf(10, 20)], chosen);
    const each = [12, 13, 14, 15, 20].map((window) => changed(window, window + 1) / 4);
    expect(each).toEqual([6, 1, 0, 9, 0]);
    // A window that is served in part does what was chosen for it too.
    const short = [{ start: 13 * windowMilliseconds, end: 13 * windowMilliseconds + 60_000 }];
    expect(capacityOf({ perWindow: 15 }, short, [{ window: 13, units: 3 }])(13, 14)).toBe(3 * 4);
    expect(sums([{ release: 12, deadline: 14, quarters: 5 * 4 }], changed)).toEqual({ 12: 4, 13: 1 });
  });

  const someTask = fc.record({
    release: fc.integer({ min: 8, max: 21 }),
    length: fc.integer({ min: 0, max: 4 }),
    quarters: fc.integer({ min: 1, max: 40 }),
  });

  it('leaves nothing out, and overfills no window if all tasks fit, on 5,000 random evenings [CAP-12]', () => {
    let fitting = 0;
    fc.assert(
      fc.property(fc.array(someTask, { maxLength: 8 }), fc.integer({ min: 0, max: 6 }), (some, perWindow) => {
        const room = capacityOf({ perWindow }, [spanOf(10, 20)]);
        const taken: Task[] = [];
        let isAll = true;
        for (const { release, length, quarters } of some) {
          const task = { release, deadline: release + length, quarters };
          if (!fits(task, taken, room)) isAll = false;
          taken.push(task);
        }
        const pieces = planWork(taken, room);
        for (const task of taken) {
          const own = pieces.filter((piece) => piece.task === task);
          expect(own.reduce((sum, { quarters }) => sum + quarters, 0)).toBe(task.quarters);
          const last = Math.max(task.release, task.deadline - 1);
          expect(own.every(({ window }) => window >= task.release && window <= last)).toBe(true);
        }
        if (!isAll) return;
        fitting += some.length > 1 ? 1 : 0;
        for (const { window } of pieces) {
          const done = pieces.filter((piece) => piece.window === window);
          expect(done.reduce((sum, { quarters }) => sum + quarters, 0)).toBeLessThanOrEqual(room(window, window + 1));
        }
      }),
      { numRuns: 5_000 },
    );
    expect(fitting).toBeGreaterThan(100);
  });
});
