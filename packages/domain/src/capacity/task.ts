import type { Post } from './post.ts';
import { windowOf } from './window.ts';

/** An order's work at one post. It may be split over the windows from `release` to before `deadline`. */
export interface Task {
  release: number;
  deadline: number;
  /** In quarters of a unit. */
  quarters: number;
}

type Moment = Pick<Temporal.Instant, 'epochMilliseconds'>;

/** The work of an order that was placed at `placedAt` and must be done at `at`. It begins neither before the order nor too early to be fresh. */
export function taskFor(
  { earlyMinutes }: Pick<Post, 'earlyMinutes'>,
  quarters: number,
  { at, placedAt }: { at: Moment; placedAt: Moment },
): Task {
  const earliest = at.epochMilliseconds - earlyMinutes * 60_000;
  return {
    release: windowOf(Math.max(earliest, placedAt.epochMilliseconds)),
    deadline: windowOf(at.epochMilliseconds),
    quarters,
  };
}
