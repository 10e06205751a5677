import { readObject } from '@comptoir/contract';
import { type HourSpan, type Weekday, weekdays } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { FieldWriter, PartForm, PartText } from '../draft/part-form.ts';
import { hoursPage } from './hours-page.ts';
import { readMenuWeek, type Week, writeMenuWeek } from './menu-week.ts';
import { readSpanText, writeSpanText } from './span-text.ts';
import { readSpans } from './typed-spans.ts';

/** `day` is the position of the weekday. `copy` lists the positions of the days that get the same hours. */
const fields = {
  day: 'draft.hours.kind',
  delivery: 'draft.hours.delivery',
  pickup: 'draft.hours.pickup',
  apart: 'draft.hours.apart',
  copy: 'draft.hours.copy',
} as const satisfies Record<string, MessageId>;

export type DayHoursField = keyof typeof fields;
export type DayHoursText = PartText<DayHoursField>;

const isMenu: PartForm['isFor'] = ({ kind }) => kind === 'menu';

/** The form of one weekday of a menu. The value is the whole menu (MED-20). */
export function dayHoursForm(day: number): PartForm<DayHoursField> {
  return {
    isFor: isMenu,
    page: hoursPage,
    fieldNames: fields,
    textOf: (menu) => {
      const { delivery, pickup } = readMenuWeek(readObject(menu));
      return {
        day: String(day),
        delivery: writeSpanText(delivery[day] ?? []),
        pickup: writeSpanText((pickup ?? delivery)[day] ?? []),
        apart: pickup ? 'yes' : 'no',
        copy: '',
      };
    },
    put: putDay,
    write: writeField,
  };
}

function putDay(menu: unknown, from: DayHoursText, text: DayHoursText): unknown {
  const known = readMenuWeek(readObject(menu));
  const copied = new Set(daysOf(text.copy).map(Number));
  const put = (week: Week, field: 'delivery' | 'pickup') =>
    week.map((spans, index) => {
      const isTyped = index === Number(text.day) && text[field] !== from[field];
      return isTyped || copied.has(index) ? spansOf(text[field]) : spans;
    });
  const isApart = text.apart === from.apart ? known.pickup !== null : text.apart === 'yes';
  return writeMenuWeek(readObject(menu), {
    delivery: put(known.delivery, 'delivery'),
    pickup: isApart ? put(known.pickup ?? known.delivery, 'pickup') : null,
  });
}

export const daysOf = (copy: string): string[] => copy.split(',').filter((day) => day !== '');

function spansOf(text: string): HourSpan[] {
  const read = readSpans(readSpanText(text));
  return 'spans' in read ? read.spans : [];
}

function writeField(writer: FieldWriter, field: DayHoursField, typed: string): string {
  const { say } = writer;
  switch (field) {
    case 'delivery':
    case 'pickup':
      return writeSpans(writer, typed);
    case 'apart':
      return say(typed === 'yes' ? 'draft.hours.separate' : 'draft.hours.mode.both');
    default:
      return [typed]
        .flatMap(daysOf)
        .map((day) => say(`draft.hours.weekday.${weekdays[Number(day)] ?? 'mon'}`))
        .join(', ');
  }
}

function writeSpans({ say, format }: FieldWriter, text: string): string {
  const read = readSpans(readSpanText(text));
  if ('faults' in read) return text.replaceAll('\t', '–').replaceAll('\n', ', ');
  const words = read.spans.map(({ start, end }) => format.clock(`${start}-${end}`));
  return words.join(', ') || say('draft.hours.closed');
}

/** The hours of all days of a menu, as the draft tells what changed. */
export const menuHoursForm: PartForm = {
  isFor: isMenu,
  page: hoursPage,
  fieldNames: Object.fromEntries(
    weekdays.flatMap((day: Weekday): [string, MessageId][] => [
      [`delivery.${day}`, `draft.hours.weekday.${day}`],
      [`pickup.${day}`, `draft.hours.pickupOn.${day}`],
    ]),
  ),
  textOf: (menu) => {
    const { delivery, pickup } = readMenuWeek(readObject(menu));
    return Object.fromEntries(
      weekdays.flatMap((day, index) => [
        [`delivery.${day}`, writeSpanText(delivery[index] ?? [])],
        [`pickup.${day}`, writeSpanText((pickup ?? [])[index] ?? [])],
      ]),
    );
  },
  put: (menu) => menu,
  write: (writer, _, typed) => writeSpans(writer, typed),
};
