import type { BoardOrder, Service } from '@comptoir/contract';
import { planWork, quartersPerUnit, type Task, windowMilliseconds, windowOf } from '@comptoir/domain';

/** What is to be done in a quarter of an hour, in units of work or dishes. */
export interface LoadStep {
  from: Temporal.Instant;
  units: number;
  /** Null means that no limit is set. */
  limit: number | null;
}

export interface LoadRow {
  /** The post of the kitchen; null where the restaurant has declared none, and dishes are counted. */
  name: string | null;
  steps: LoadStep[];
}

type LoadService = Pick<Service, 'posts' | 'dishesPerQuarter'>;
type LoadOrder = Pick<BoardOrder, 'state' | 'readyAt' | 'dishes' | 'tasks'>;
type Counted = Pick<Task, 'release' | 'deadline' | 'quarters'>;

const steps = 6;

/**
 * The work that is to be done in the next 90 minutes, by quarters of an hour and by posts, planned as *Créneaux* and the shop's promises
 * plan it (BRD-56, CAP-12). Where the restaurant has declared no posts, it is the dishes that are to be ready in each quarter. Late
 * orders are still to be done, in the first one.
 */
export function kitchenLoad(
  orders: readonly LoadOrder[],
  { posts, dishesPerQuarter }: LoadService,
  now: Temporal.Instant,
): LoadRow[] {
  const first = windowOf(now.epochMilliseconds);
  const open = orders.filter(({ state }) => state === 'new' || state === 'accepted');
  if (posts.length === 0) {
    const limit = dishesPerQuarter === null ? Number.POSITIVE_INFINITY : dishesPerQuarter * quartersPerUnit;
    return [{ name: null, steps: planSteps(open.map(dishesOf), () => limit, first) }];
  }
  return posts.map(({ id, name, from, capacities }) => {
    const tasks = open.flatMap((order) => order.tasks ?? []).filter(({ post }) => post === id);
    // A board that lost its connection knows no more than the last window that it was told.
    const capacity = (window: number) => capacities[window - from] ?? capacities.at(-1) ?? 0;
    return { name, steps: planSteps(tasks, capacity, first) };
  });
}

/** Dishes are counted in the quarter of an hour in which they are to be ready. */
function dishesOf({ readyAt, dishes }: LoadOrder): Counted {
  const window = windowOf(readyAt.epochMilliseconds);
  return { release: window, deadline: window + 1, quarters: dishes * quartersPerUnit };
}

function planSteps(tasks: readonly Counted[], capacity: (window: number) => number, first: number): LoadStep[] {
  const ahead = tasks.map(({ release, deadline, quarters }) => ({
    release: Math.max(first, release),
    deadline: Math.max(first + 1, deadline),
    quarters,
  }));
  const pieces = planWork(ahead, capacity);
  return Array.from({ length: steps }, (_, index) => {
    const window = first + index;
    const quarters = pieces.reduce((sum, piece) => sum + (piece.window === window ? piece.quarters : 0), 0);
    const limit = capacity(window);
    return {
      from: Temporal.Instant.fromEpochMilliseconds(window * windowMilliseconds),
      units: quarters / quartersPerUnit,
      limit: Number.isFinite(limit) ? limit / quartersPerUnit : null,
    };
  });
}
