import { type EditedCatalogue, isObject, readList, readObject, readText, type WireObject } from '@comptoir/contract';
import { type HourSpan, joinSpans, type Weekday, weekdays } from '@comptoir/domain';
import { keyOfThing } from '../draft/read-parts.ts';
import { type MenuWeek, readMenuWeek } from './menu-week.ts';
import { readSpecialDays, type SpecialDay, specialDaysThing } from './special-days.ts';

export interface MenuHours {
  id: number;
  name: string;
  isAvailable: boolean;
  week: MenuWeek;
}

/** The hours of the edited catalogue, as the page shows them. */
export interface Hours {
  /** The list of exceptional days as the API sent it, and its hash. */
  list: unknown;
  base: string | null;
  days: SpecialDay[];
  /** The exceptional days that the shop shows now. */
  published: SpecialDay[];
  menus: MenuHours[];
}

export function readHours({ file, bases, changes }: EditedCatalogue): Hours {
  const list = readObject(file.settings)[specialDaysThing.id];
  const change = changes.find(({ kind, id }) => kind === specialDaysThing.kind && id === specialDaysThing.id);
  return {
    list,
    base: bases[keyOfThing(specialDaysThing)] ?? null,
    days: readSpecialDays(list),
    published: readSpecialDays(change ? change.published : list),
    menus: readList(file.menus).filter(isObject).map(readMenu),
  };
}

function readMenu(menu: WireObject): MenuHours {
  return {
    id: Number(menu.menu_id),
    name: readText(menu.menu_name),
    isAvailable: menu.menu_is_available === true,
    week: readMenuWeek(menu),
  };
}

/** The names of menus, for the entries that close some of them. */
export function namesOf(menus: readonly MenuHours[], ids: readonly number[]): string[] {
  return menus.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** The hours of a weekday in which one of the menus on sale is served in one of the modes. */
export function usualSpans(menus: readonly MenuHours[], day: Weekday): HourSpan[] {
  const index = weekdays.indexOf(day);
  const served = menus.filter(({ isAvailable }) => isAvailable);
  return joinSpans(served.flatMap(({ week }) => [week.delivery, week.pickup ?? []].flatMap((one) => one[index] ?? [])));
}
