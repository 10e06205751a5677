import { readList, type WireObject } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import type { MessageId } from '../../messages/message-id.ts';
import type { FieldWriter, PartForm, PartText } from '../draft/part-form.ts';
import { readTypedList } from '../draft/typed-list.ts';
import { hoursPage } from './hours-page.ts';
import { readSpanText, writeSpanText } from './span-text.ts';
import {
  datesFault,
  readSpecialDays,
  replaceEntry,
  type SpecialDay,
  specialDaysThing,
  writeSpecialDay,
} from './special-days.ts';
import { readSpans } from './typed-spans.ts';

/** `key` names the entry of the list, and is empty for a new one. `understood` lists the orders that were read. */
const fields = {
  key: 'draft.hours.days',
  date: 'draft.hours.first',
  until: 'draft.hours.last',
  kind: 'draft.hours.kind',
  times: 'draft.hours.times',
  mode: 'draft.hours.modes',
  menus: 'draft.hours.menus',
  label: 'draft.hours.label',
  message: 'draft.hours.message',
  understood: 'draft.hours.orders',
} as const satisfies Record<string, MessageId>;

export type SpecialDayField = keyof typeof fields;
export type SpecialDayText = PartText<SpecialDayField>;

/** The form of one entry of the exceptional days. The value is the whole list. */
export function specialDayForm(key: string): PartForm<SpecialDayField> {
  const entryOf = (list: unknown) => readSpecialDays(list).find((day) => day.key === key) ?? null;
  return {
    isFor: ({ kind, id }) => kind === specialDaysThing.kind && id === specialDaysThing.id,
    page: hoursPage,
    fieldNames: fields,
    textOf: (list) => textOfDay(entryOf(list), key),
    put: (list, _, text) => replaceEntry(list, key || null, entryOfText(text)),
    write: writeField,
  };
}

function textOfDay(day: SpecialDay | null, key: string): SpecialDayText {
  return {
    key,
    date: day?.date ?? '',
    until: day && day.until !== day.date ? day.until : '',
    kind: day && !day.isClosed ? 'hours' : 'closed',
    times: writeSpanText(day?.times ?? []),
    mode: day?.mode ?? 'both',
    menus: day?.menuIds?.join() ?? '',
    label: day?.label ?? '',
    message: day?.message ?? '',
    understood: '',
  };
}

/** The day that a text means; its times are empty while they are malformed. */
export function dayOfText(text: SpecialDayText): Omit<SpecialDay, 'key'> {
  const read = readSpans(readSpanText(text.times));
  const isClosed = text.kind === 'closed';
  return {
    date: text.date.trim(),
    until: text.until.trim() || text.date.trim(),
    isClosed,
    times: 'spans' in read && !isClosed ? read.spans : [],
    mode: modeOf(text.mode),
    menuIds: text.menus === '' ? null : idsOf(text.menus).map(Number),
    label: text.label.trim(),
    message: text.message.trim(),
  };
}

const modeOf = (text: string): Mode | null => (text === 'pickup' || text === 'delivery' ? text : null);

function entryOfText(text: SpecialDayText): WireObject {
  return writeSpecialDay(dayOfText(text));
}

/** True if both dates are typed well, so that their orders can be asked for. */
export function hasDates({ date, until }: SpecialDayText): boolean {
  return datesFault(date.trim(), until.trim()) === null;
}

const idsOf = (menus: string) => menus.split(',').filter((id) => id !== '');

function writeField({ say, format, nameOf }: FieldWriter, field: SpecialDayField, typed: string): string {
  const text = typed.trim();
  switch (field) {
    case 'date':
    case 'until':
      return /^\d{4}-\d{2}-\d{2}$/.test(text)
        ? format.date(Temporal.PlainDate.from(text))
        : text || say('draft.hours.oneDay');
    case 'kind':
      return say(text === 'hours' ? 'draft.hours.otherHours' : 'draft.hours.closed');
    case 'times':
      return (
        readSpanText(typed)
          .map(({ start, end }) => `${start}–${end}`)
          .join(', ') || say('draft.nothing')
      );
    case 'mode':
      return say(`draft.hours.mode.${modeOf(text) ?? 'both'}`);
    case 'menus':
      return (
        idsOf(text)
          .map((id) => nameOf('menu', id))
          .join(', ') || say('draft.hours.allMenus')
      );
    default:
      return text || say('draft.nothing');
  }
}

/** The changed list of exceptional days, as the draft tells it: one line a day. */
export const specialDaysForm: PartForm<'list'> = {
  isFor: ({ kind, id }) => kind === specialDaysThing.kind && id === specialDaysThing.id,
  page: hoursPage,
  fieldNames: { list: 'draft.hours.days' },
  textOf: (list) => ({ list: JSON.stringify(readList(list)) }),
  put: (list) => list,
  write: ({ say, format }, _, typed) => {
    const days = readSpecialDays(readTypedList(typed));
    const dayOf = (date: string) => format.date(Temporal.PlainDate.from(date));
    const written = days.map(({ date, until, isClosed, times, label }) =>
      [
        until === date ? dayOf(date) : `${dayOf(date)} – ${dayOf(until)}`,
        label,
        isClosed
          ? say('draft.hours.closed')
          : times.map(({ start, end }) => format.clock(`${start}-${end}`)).join(', '),
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
    return written.join(' · ') || say('draft.nothing');
  },
};
