import type { SlotReason, SlotState } from '@comptoir/contract';
import { listSlots, type Mode, parseDate, type Slot } from '@comptoir/domain';
import { create } from 'zustand';
import type { ServerSlots, Surroundings } from './surroundings.ts';

export const slotsKey = (mode: Mode, date: string) => `${mode} ${date}`;

interface ServerSlotsStore {
  slots: ServerSlots;
  /** By the same keys, the work as text for which the server was asked last; also if it gave no response. */
  askedFor: Record<string, string>;
  /** When the kitchen has room for an order as soon as possible, by order type (CAP-10). */
  asap: Partial<Record<Mode, Temporal.Instant | null>>;
}

export const useServerSlotsStore = create<ServerSlotsStore>(() => ({ slots: {}, askedFor: {}, asap: {} }));

export interface OfferedSlot extends Omit<Slot, 'state'> {
  state: SlotState;
  /** Why the slot is full or closed, as the server said it. */
  reason?: SlotReason | undefined;
}

/** The slots of a day from the opening hours; the server knows which are taken (CHK-28, CHK-59). */
export function slotsOf(
  { cart, settings, serverSlots }: Pick<Surroundings, 'cart' | 'settings' | 'serverSlots'>,
  date: string,
): OfferedSlot[] {
  const day = parseDate(date);
  if (!day) return [];
  const { scheduling } = settings;
  const known = serverSlots[slotsKey(cart.mode, date)] ?? {};
  return listSlots({ menus: cart.menus, mode: cart.mode, date: day, now: cart.now, scheduling }).map((slot) => {
    const said = known[slot.value];
    return slot.state === 'free' && said ? { ...slot, state: said.state, reason: said.reason } : slot;
  });
}
