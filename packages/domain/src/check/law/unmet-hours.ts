import { minutesPerDay } from '../../calendar/clock-time.ts';
import { type MinuteRange, parseRanges } from '../../calendar/ranges.ts';
import type { AlcoholRules } from '../../law/alcohol-hours.ts';
import type { MenuEntry } from '../../menu/index-items.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import type { ServedHours } from '../base/served-hours.ts';

/** Alcohol on sale whose hours meet no service of its menus (LAW-20). */
export function unmetHours({ catalogue, onSale, modes, hoursOf }: CheckInput): Slip[] {
  const menus = new Set(onSale.filter(mayHoldAlcohol).map(({ menu }) => menu));
  const served = [...menus].flatMap((menu) => modes.flatMap((mode) => hoursOf(menu, mode)));
  const isMet = served.some((hours) => rangesOf(hours, catalogue.alcohol).some((range) => doMeet(hours, range)));
  return menus.size === 0 || isMet ? [] : [{ target: { kind: 'setting', id: 'alcohol.hours' }, values: {} }];
}

function mayHoldAlcohol({ item }: MenuEntry): boolean {
  return item.alcohol !== undefined || item.options.some(({ choices }) => choices.some(({ alcohol }) => alcohol));
}

/** The weekly hours of alcohol on a weekday, with what is left of the day before. */
function rangesOf({ day, previousDay }: ServedHours, { hours }: Pick<AlcoholRules, 'hours'>): MinuteRange[] {
  const night = parseRanges(hours[previousDay] ?? []).map(({ start, end }) => ({
    start: start - minutesPerDay,
    end: end - minutesPerDay,
  }));
  return [...night, ...parseRanges(hours[day] ?? [])];
}

function doMeet({ from, to }: ServedHours, { start, end }: MinuteRange): boolean {
  return from < end && start < to;
}
