import type { SlotReason, SlotState } from '@comptoir/contract';
import { listSlots, type Mode, parseDate, type Slot, type Work, workOf } from '@comptoir/domain';
import { create } from 'zustand';
import type { ServerSlots, Surroundings } from './surroundings.ts';

export const slotsKey = (mode: Mode, date: string) => `${mode} ${date}`;

export const useServerSlotsStore = create<{ slots: ServerSlots }>(() => ({ slots: {} }));

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

/** The work of the cart by post, with which the server is asked for slots; null if the restaurant names no posts (CAP-02). */
export function workOfCart(
  { lines, priced, items }: Surroundings['cart'],
  { dishPosts }: Surroundings['settings'],
): Work | null {
  if (dishPosts.length === 0) return null;
  const gifts = priced.freeItems.map((gift) => ({ ...gift, options: [] }));
  return workOf([...lines, ...gifts], items, dishPosts);
}
