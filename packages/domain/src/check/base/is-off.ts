import type { Sellable } from '../../menu/menu.ts';

/** True if a dish or choice is sold out without an end. One that comes back by itself is no fault of the menu. */
export function isOff({ soldOutUntil }: Sellable): boolean {
  return soldOutUntil === null;
}
