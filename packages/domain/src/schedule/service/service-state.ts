import type { Menu, Mode } from '../../menu/menu.ts';
import { type Asap, asapOf } from '../asap.ts';
import { exceptionOn } from '../day-ranges.ts';
import { isMenuOpen, type Opening, openingAt } from '../opening.ts';
import type { ScheduleException, Scheduling } from '../scheduling.ts';

export interface ServiceState {
  /** A pause changes nothing here: the restaurant is open, but takes no orders for now. */
  opening: Opening;
  asap: Asap;
  /** The exceptional day that decides about today for this mode; null if the hours are the usual ones. */
  exception: ScheduleException | null;
}

/** The state of the service for one mode. The first menu on sale sets the restaurant's hours. */
export function serviceStateAt(
  menus: Menu[],
  mode: Mode,
  now: Temporal.ZonedDateTime,
  scheduling: Scheduling,
): ServiceState {
  const { exceptions } = scheduling;
  const onSale = menus.filter((menu) => menu.isAvailable);
  const [ordinary] = onSale;
  const opening = openingAt(onSale, now, exceptions);
  const isOpen = opening.isOpen && onSale.some((menu) => isMenuOpen(menu, now, exceptions));
  return {
    opening: { ...opening, isOpen },
    asap: ordinary ? asapOf([ordinary], mode, now, scheduling) : { state: 'closed' },
    exception: ordinary ? exceptionOn(now.toPlainDate(), exceptions, { menu: ordinary, mode }) : null,
  };
}
