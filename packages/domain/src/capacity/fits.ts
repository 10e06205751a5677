import type { Capacity } from './capacity-of.ts';
import type { Task } from './task.ts';

/**
 * True if a post can do a task together with its others: whatever span of windows contains the task, the work that must be done
 * within the span is at most what the post can do in it. As work may be split over windows, this is exact (CAP-01). The kitchen may
 * take more than it can do by hand (CAP-09); that blocks the windows of its work, and no others.
 */
export function fits(task: Task, others: readonly Task[], capacity: Capacity): boolean {
  const tasks = [...sharers(task, others), task].sort((a, b) => a.deadline - b.deadline);
  const starts = new Set(tasks.map(({ release }) => release).filter((release) => release <= task.release));
  return [...starts].every((start) => {
    let quarters = 0;
    return tasks
      .filter(({ release }) => release >= start)
      .every((one) => {
        quarters += one.quarters;
        return one.deadline < task.deadline || quarters <= capacity(start, one.deadline);
      });
  });
}

/** The tasks that share windows with a task, directly or through each other. */
function sharers({ release, deadline }: Pick<Task, 'release' | 'deadline'>, others: readonly Task[]): readonly Task[] {
  const sharing = others.filter((other) => other.release < deadline && release < other.deadline);
  const from = Math.min(release, ...sharing.map((other) => other.release));
  const to = Math.max(deadline, ...sharing.map((other) => other.deadline));
  const isWhole = from === release && to === deadline;
  return isWhole ? sharing : sharers({ release: from, deadline: to }, others);
}
