import type { SlotState } from '@comptoir/contract';
import { listSlots, type Mode, parseDate, type Slot } from '@comptoir/domain';
import { create } from 'zustand';
import type { ServerSlots, Surroundings } from './surroundings.ts';

export const slotsKey = (mode: Mode, date: string) => `${mode} ${date}`;

export const useServerSlotsStore = create<{ slots: ServerSlots }>(() => ({ slots: {} }));

export interface OfferedSlot extends Omit<Slot, 'state'> {
  state: SlotState;
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
    return { ...slot, state: slot.state === 'free' && said ? said : slot.state };
  });
}
