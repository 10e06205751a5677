import type { SlotReason, SlotState, ToldSlot } from '@comptoir/contract';
import {
  canMake,
  dishPosts,
  listSlots,
  type Mode,
  placesOf,
  type Slot,
  tasksOf,
  unitOfWork,
  type Work,
  withDrive,
} from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { kitchenOf } from '../capacity/kitchen-of.ts';
import { listTasks } from '../capacity/work-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { countSlots } from './schedule-repository.ts';

interface SlotsQuestion {
  mode: Mode;
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
  /** The work of the dishes; absent means one dish. */
  work?: Work;
}

/** The slots of a date as diners see them, with why a slot can't be chosen (CAP-02). */
export async function listSlotStates(db: Db, snapshot: Snapshot, question: SlotsQuestion): Promise<ToldSlot[]> {
  const { mode, date, now } = question;
  const { menus, settings, slotOverrides: overrides } = snapshot;
  const { scheduling } = settings;
  const { slotCapacity } = scheduling;
  const counts = await countSlots(db, mode, date.toString());
  const hasRoom = await askRoom(db, snapshot, question);
  return listSlots({ menus, mode, date, now, scheduling }).map((slot) => {
    const { value, start } = slot;
    const places = placesOf({ mode, date: date.toString(), value }, { overrides, slotCapacity });
    const reason =
      reasonOf(slot, now) ?? reasonOfPlaces(counts.get(value) ?? 0, places) ?? (hasRoom(start) ? null : 'kitchen');
    return reason ? { value, state: stateOfReason[reason], reason } : { value, state: 'free' };
  });
}

const stateOfReason: Record<SlotReason, SlotState> = {
  past: 'too_soon',
  too_soon: 'too_soon',
  closed: 'closed',
  closed_by_hand: 'closed',
  paused: 'paused',
  orders: 'full',
  kitchen: 'full',
};

function reasonOf({ state, start }: Slot, now: Temporal.ZonedDateTime): SlotReason | null {
  if (state === 'too_soon' && start.epochMilliseconds <= now.epochMilliseconds) return 'past';
  return state === 'free' ? null : state;
}

function reasonOfPlaces(orders: number, places: number | null): SlotReason | null {
  if (places === 0) return 'closed_by_hand';
  return places !== null && orders >= places ? 'orders' : null;
}

/** What diners are told of a slot that took some orders and has some places; null places mean no limit. */
export function tellSlotState(state: Slot['state'], orders: number, places: number | null): SlotState {
  const reason = state === 'free' ? reasonOfPlaces(orders, places) : null;
  return reason ? stateOfReason[reason] : state;
}

/** Tells whether the kitchen has room for this work at a time, if it were ordered now. */
async function askRoom(
  db: Db,
  snapshot: Snapshot,
  { mode, now, work }: SlotsQuestion,
): Promise<(at: Temporal.ZonedDateTime) => boolean> {
  const kitchen = kitchenOf(snapshot);
  if (!kitchen) return () => true;
  const placedAt = now.toInstant();
  const taken = await listTasks(db, placedAt);
  const whole = withDrive(work ?? unitOfWork(dishPosts(kitchen)), mode, kitchen);
  return (at) => canMake(tasksOf(whole, { mode, dueAt: at.toInstant(), placedAt }, kitchen), taken, kitchen);
}
