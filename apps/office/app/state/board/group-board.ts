import { type BoardEntry, isOpen, progressStates } from '@comptoir/domain';

/** The board's columns from left to right (BRD-01). Orders on their way are below the ready ones. */
export type BoardColumn = 'new' | 'kitchen' | 'ready' | 'later';

/** An order moves to the kitchen's column this long before its start (BRD-02). */
const readMinutes = 10;

export function kitchenAt({ startAt }: Pick<BoardEntry, 'startAt'>): Temporal.Instant {
  return startAt.subtract({ minutes: readMinutes });
}

/** Returns true if an accepted order starts later but can be started now (BRD-64). */
export function isToBegin(
  { state, startAt, startedAt }: Pick<BoardEntry, 'state' | 'startAt' | 'startedAt'>,
  now: Temporal.Instant,
): boolean {
  return state === 'accepted' && !startedAt && compareAt(startAt, now) > 0;
}

/** The column of an order. Null if the order is closed. */
export function columnOf(
  { state, startAt, startedAt }: Pick<BoardEntry, 'state' | 'startAt' | 'startedAt'>,
  now: Temporal.Instant,
): BoardColumn | null {
  if (state === 'new') return 'new';
  if (state === 'accepted') return startedAt || compareAt(kitchenAt({ startAt }), now) <= 0 ? 'kitchen' : 'later';
  return isOpen({ state }) ? 'ready' : null;
}

/** New orders are sorted by arrival, the others by the time at which they must be ready (BRD-02). */
export function groupBoard<Entry extends BoardEntry>(
  entries: readonly Entry[],
  now: Temporal.Instant,
): Record<BoardColumn, Entry[]> {
  const columns: Record<BoardColumn, Entry[]> = { new: [], kitchen: [], ready: [], later: [] };
  for (const entry of entries) {
    const column = columnOf(entry, now);
    if (column) columns[column].push(entry);
  }
  columns.new.sort((one, other) => compareAt(one.arrivedAt, other.arrivedAt) || one.number - other.number);
  for (const column of ['kitchen', 'ready', 'later'] as const) columns[column].sort(compareWork);
  return columns;
}

const compareAt = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other);

function compareWork(one: BoardEntry, other: BoardEntry): number {
  const byState = progressStates.indexOf(one.state) - progressStates.indexOf(other.state);
  return byState || compareAt(one.readyAt, other.readyAt) || one.number - other.number;
}
