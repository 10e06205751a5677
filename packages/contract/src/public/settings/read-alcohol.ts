import { type AlcoholRules, isForMeals, usualAlcoholHours, type WeekRanges, weekdays } from '@comptoir/domain';
import { isObject, readFlag, readList, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { readAlcoholLicence } from './alcohol-licence.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

export const withMealSetting = 'alcohol.with_meal';

/** Which licence and permit a restaurant holds is no visitor's business (LAW-20). */
const privateNames = ['alcohol', 'alcohol.licence', 'alcohol.night_permit'];

export function isPrivateAlcoholSetting({ name }: NamedValue): boolean {
  return privateNames.includes(name);
}

/** Reads when and with what alcohol may be sold. Without hours the law's own hold, from 8 to 22. */
export function readAlcohol(values: NamedValue[]): AlcoholRules {
  const read = (name: string) => findValue(values, `alcohol.${name}`);
  const hours = read('hours');
  return {
    hours: isObject(hours) ? readWeek(hours) : usualAlcoholHours,
    exceptions: readObjects(read('exceptions')).map(({ date, ranges }) => ({
      date: readText(date),
      ranges: readList(ranges).map(readText),
    })),
    canOrderAnyTime: readFlag(read('order_any_time'), false),
    isWithMeal: readFlag(read('with_meal'), false) || isForMeals(readAlcoholLicence(values)),
  };
}

export function hasNightPermit(values: NamedValue[]): boolean {
  return readFlag(findValue(values, 'alcohol.night_permit'), false);
}

function readWeek(value: unknown): WeekRanges {
  const week = readObject(value);
  return Object.fromEntries(
    weekdays.flatMap((day) => (Array.isArray(week[day]) ? [[day, readList(week[day]).map(readText)]] : [])),
  );
}
