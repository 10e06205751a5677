import type { SlotReason, SlotState, ToldSlot } from '@comptoir/contract';
import {
  asapWithRoom,
  dishPosts,
  listSlots,
  type Mode,
  placesOf,
  type Slot,
  unitOfWork,
  type Work,
} from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { askKitchen, holdsOfSlot, readBusyKitchen } from '../capacity/busy-kitchen.ts';
import { readTakenWork } from '../capacity/taken-work-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { countSlots } from './schedule-repository.ts';

interface SlotsQuestion {
  mode: Mode;
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
  /** The work of the dishes; absent means one dish. */
  work?: Work;
  /** The cart whose own hold does not count against it. */
  localId?: string;
}

/** The slots of a date as diners see them, with why a slot can't be chosen (CAP-02). */
export async function listSlotStates(db: Db, snapshot: Snapshot, question: SlotsQuestion): Promise<ToldSlot[]> {
  return (await tellTimes(db, snapshot, question)).slots;
}

/** Adds when an order as soon as possible is promised: null without posts, or if there is no such time (CAP-10). */
export async function tellTimes(
  db: Db,
  snapshot: Snapshot,
  question: SlotsQuestion,
): Promise<{ slots: ToldSlot[]; asapAt: Temporal.Instant | null }> {
  const { mode, date, now } = question;
  const { menus, settings, slotOverrides: overrides } = snapshot;
  const { scheduling } = settings;
  const { slotCapacity } = scheduling;
  const counts = await countSlots(db, mode, date.toString());
  const placedAt = now.toInstant();
  const busyKitchen = await readBusyKitchen(snapshot, question.localId ?? null, () => readTakenWork(db, placedAt));
  const { canMake, heldAsap } = askKitchen(
    busyKitchen,
    { mode, placedAt },
    (kitchen) => question.work ?? unitOfWork(dishPosts(kitchen)),
  );
  const slots = listSlots({ menus, mode, date, now, scheduling }).map((slot): ToldSlot => {
    const { value, start } = slot;
    const key = { mode, date: date.toString(), value };
    const places = placesOf(key, { overrides, slotCapacity });
    const orders = (counts.get(value) ?? 0) + holdsOfSlot(busyKitchen?.holds ?? [], key);
    const reason =
      reasonOf(slot, now) ?? reasonOfPlaces(orders, places) ?? (canMake(start.toInstant()) ? null : 'kitchen');
    return reason ? { value, state: stateOfReason[reason], reason } : { value, state: 'free' };
  });
  if (!busyKitchen) return { slots, asapAt: null };
  // A cart may be of one menu only, and its client knows from when on its own menus are served.
  const promises = menus.flatMap((menu) => {
    const asap = asapWithRoom([menu], mode, now, scheduling, canMake);
    return asap.state === 'promised' ? [asap.promisedAt.toInstant()] : [];
  });
  const [first = null] = promises.sort(Temporal.Instant.compare);
  return { slots, asapAt: first && (heldAsap?.promisedAt ?? first) };
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
