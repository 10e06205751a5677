import { type Progress, progressStates } from '../order/progress/progress.ts';

/** What of an order says where it stands on the board. */
export interface BoardEntry {
  number: number;
  state: Progress;
  arrivedAt: Temporal.Instant;
  /** When the kitchen must have it ready, and when it begins. */
  readyAt: Temporal.Instant;
  startAt: Temporal.Instant;
  /** When somebody began it; null: nobody said so. */
  startedAt: Temporal.Instant | null;
}

/** The board's columns, from left to right (BRD-01); what is on its way stands below what is ready. */
export type BoardColumn = 'new' | 'kitchen' | 'ready' | 'later';

/** States in which an order is still somebody's to do something about. */
const openStates: readonly Progress[] = ['new', 'accepted', 'ready', 'on_the_way'];

/** Whether an order is still open: it counts for the board's digest. */
export function isOpen({ state }: Pick<BoardEntry, 'state'>): boolean {
  return openStates.includes(state);
}

/** So long before it is to be begun an order stands in the kitchen: whoever cooks reads it in time (BRD-02). */
const readMinutes = 10;

/** From when on an accepted order stands in the kitchen. */
export function kitchenAt({ startAt }: Pick<BoardEntry, 'startAt'>): Temporal.Instant {
  return startAt.subtract({ minutes: readMinutes });
}

/** Whether an accepted order is to be begun later, and nobody has begun it yet (BRD-64). */
export function isToBegin(
  { state, startAt, startedAt }: Pick<BoardEntry, 'state' | 'startAt' | 'startedAt'>,
  now: Temporal.Instant,
): boolean {
  return state === 'accepted' && !startedAt && compareAt(startAt, now) > 0;
}

/** The column of an order; null: it is done with. */
export function columnOf(
  { state, startAt, startedAt }: Pick<BoardEntry, 'state' | 'startAt' | 'startedAt'>,
  now: Temporal.Instant,
): BoardColumn | null {
  if (state === 'new') return 'new';
  if (state === 'accepted') return startedAt || compareAt(kitchenAt({ startAt }), now) <= 0 ? 'kitchen' : 'later';
  return isOpen({ state }) ? 'ready' : null;
}

/** The open orders by column, each in the order in which they are to be done: new ones as they came, the others as they must be ready (BRD-02). */
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
