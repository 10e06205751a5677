import type { Capacity } from './capacity-of.ts';
import type { Task } from './task.ts';

/** What a post does of a task within one window. */
export interface WorkPiece<T extends Task> {
  window: number;
  /** In quarters of a unit. */
  quarters: number;
  task: T;
}

/**
 * Spreads the tasks of a post over its windows, each as late as there is room, so that food is fresh. If all fits (CAP-01), no window
 * has more than it can do; what does not fit is done in the first window of its task, which is overfilled by it (CAP-09). Nothing is
 * left out, so that the pieces are as much work as the tasks.
 */
export function planWork<T extends Task>(tasks: readonly T[], capacity: Capacity): WorkPiece<T>[] {
  if (tasks.length === 0) return [];
  const first = Math.min(...tasks.map(({ release }) => release));
  let window = Math.max(...tasks.map(lastWindow));
  const waiting = tasks.map((task) => ({ task, left: task.quarters }));
  const pieces: WorkPiece<T>[] = [];
  for (; window >= first; window -= 1) {
    let room = capacity(window, window + 1);
    // The task that can be put off the least comes first.
    const open = waiting
      .filter(({ task, left }) => left > 0 && task.release <= window && window <= lastWindow(task))
      .sort((a, b) => b.task.release - a.task.release);
    for (const one of open) {
      const quarters = one.task.release === window ? one.left : Math.min(one.left, room);
      if (quarters > 0) pieces.push({ window, quarters, task: one.task });
      one.left -= quarters;
      room = Math.max(0, room - quarters);
    }
  }
  return pieces;
}

/** The kitchen may accept a time so near that no whole window is left; its work is done in the window of its release. */
function lastWindow({ release, deadline }: Task): number {
  return Math.max(release, deadline - 1);
}
