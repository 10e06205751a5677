import { isObject, readList, readText, readTimeRange } from '@comptoir/contract';
import { type AlcoholDay, parseDate, usualAlcoholHours, type Weekday, weekdays } from '@comptoir/domain';
import { defineForm, type PartField } from '../draft/define-form.ts';
import { lines } from '../draft/field-kinds.ts';
import type { FieldWriter } from '../draft/part-form.ts';
import { settingForm, shopPage } from './setting-form.ts';

export const alcoholHoursSetting = 'alcohol.hours';
export const alcoholDaysSetting = 'alcohol.exceptions';
export const nightPermitSetting = 'alcohol.night_permit';

/** The hours of a day, typed like `8 h – 14 h, 18 h – 22 h`. Empty for none. */
export function readTypedRanges(typed: string): { ranges: string[] } | { wrong: string } {
  const parts = typed.split(',').filter((part) => part.trim() !== '');
  const wrong = parts.find((part) => readTimeRange(part) === null);
  if (wrong !== undefined) return { wrong: wrong.trim() };
  return { ranges: parts.flatMap((part) => readTimeRange(part) ?? []) };
}

const writeTyped = (ranges: readonly string[]) => ranges.join(', ');

function sayRanges({ say, format }: FieldWriter, ranges: readonly string[]): string {
  return ranges.length === 0 ? say('draft.alcoholHours.none') : ranges.map((range) => format.clock(range)).join(', ');
}

const rangesField = (day: Weekday): PartField => ({
  label: `draft.hours.weekday.${day}`,
  toText: (value) => writeTyped(readList(value).map(readText)),
  toValue: (typed) => {
    const read = readTypedRanges(typed);
    return 'ranges' in read ? read.ranges : [];
  },
  write: (writer, typed) => {
    const read = readTypedRanges(typed);
    return 'ranges' in read ? sayRanges(writer, read.ranges) : typed;
  },
});

const weekForm = defineForm({
  kind: 'setting',
  id: alcoholHoursSetting,
  page: shopPage,
  fields: Object.fromEntries(weekdays.map((day) => [day, rangesField(day)])) as Record<Weekday, PartField>,
});

/** Without hours of the restaurant those of the law hold. A week that is changed is stored whole. */
const weekOf = (value: unknown) => (isObject(value) ? value : usualAlcoholHours);

/** The hours of each weekday at which alcohol is sold (LAW-20). */
export const alcoholHoursForm: typeof weekForm = {
  ...weekForm,
  textOf: (value) => weekForm.textOf(weekOf(value)),
  put: (value, from, text) => weekForm.put(weekOf(value), from, text),
};

/** Reads one line of the exceptional days, such as `31/12/2026 : 8 h – 20 h`. Without hours no alcohol is sold. */
export function readTypedDay(line: string): AlcoholDay | null {
  const [, day, month, year, rest = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\s*:?(.*)$/.exec(line.trim()) ?? [];
  const date = day && month && year ? parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
  const read = readTypedRanges(rest);
  return date && 'ranges' in read ? { date: date.toString(), ranges: read.ranges } : null;
}

function writeTypedDay({ date, ranges }: AlcoholDay): string {
  const typed = date.split('-').toReversed().join('/');
  return ranges.length > 0 ? `${typed} : ${writeTyped(ranges)}` : typed;
}

/** The days with hours of their own at which alcohol is sold, one a line. */
export const alcoholDaysForm = settingForm(alcoholDaysSetting, {
  label: 'draft.alcoholHours.days',
  toText: (value) =>
    readList(value)
      .filter(isObject)
      .map(({ date, ranges }) => writeTypedDay({ date: readText(date), ranges: readList(ranges).map(readText) }))
      .join('\n'),
  toValue: (typed) => lines(typed).flatMap((line) => readTypedDay(line) ?? []),
  write: (writer, typed) => {
    const days = lines(typed).map((line) => {
      const day = readTypedDay(line);
      return day ? `${writer.format.date(Temporal.PlainDate.from(day.date))} : ${sayRanges(writer, day.ranges)}` : line;
    });
    return days.join(' · ') || writer.say('draft.nothing');
  },
});
