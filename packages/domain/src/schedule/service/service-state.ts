import type { Menu, Mode } from '../../menu/menu.ts';
import { exceptionOn } from '../day-ranges.ts';
import { isMenuOpen, isPausedAt, type Opening, openingAt } from '../opening.ts';
import { promisedAt, readyFrom } from '../ready-from.ts';
import type { ScheduleException, Scheduling } from '../scheduling.ts';

export interface ServiceState {
  opening: Opening;
  /** True if orders are paused within the opening hours. */
  isPaused: boolean;
  /** The earliest time of an ASAP order, and the time that it is promised for. Null without a service within seven days. */
  asap: { readyFrom: Temporal.ZonedDateTime; promisedAt: Temporal.ZonedDateTime } | null;
  /** The exceptional day that decides about today for this mode; null if the hours are the usual ones. */
  exception: ScheduleException | null;
}

/** The state of the service for one mode. The first menu on sale sets the restaurant's hours. */
export function serviceStateAt(
  menus: Menu[],
  mode: Mode,
  now: Temporal.ZonedDateTime,
  { exceptions, [mode]: rules }: Scheduling,
): ServiceState {
  const onSale = menus.filter((menu) => menu.isAvailable);
  const [ordinary] = onSale;
  const opening = openingAt(onSale, now, exceptions);
  const isOpen = opening.isOpen && onSale.some((menu) => isMenuOpen(menu, now, exceptions));
  const ready = ordinary ? readyFrom([ordinary], mode, now, exceptions) : null;
  return {
    opening: { ...opening, isOpen },
    isPaused: isPausedAt(onSale, now, exceptions),
    asap: ready && { readyFrom: ready, promisedAt: promisedAt(ready, rules) },
    exception: ordinary ? exceptionOn(now.toPlainDate(), exceptions, { menu: ordinary, mode }) : null,
  };
}
