import { useMemo } from 'react';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import type { Hours } from '../../../state/hours/hours.ts';
import { metOrders } from '../../../state/hours/met-orders.ts';
import { readSpanText } from '../../../state/hours/span-text.ts';
import {
  dayOfText,
  hasDates,
  type SpecialDayField,
  type SpecialDayText,
  specialDayForm,
} from '../../../state/hours/special-day-form.ts';
import { datesFault, overlappingDay } from '../../../state/hours/special-days.ts';
import { readSpans } from '../../../state/hours/typed-spans.ts';
import { type DueOrders, useDueOrders } from '../../../state/hours/use-due-orders.ts';
import { useSite } from '../../../state/site.ts';
import { useDayWords } from '../base/use-day-words.ts';
import { DayFields } from './day-fields.tsx';

interface DaySheetProps {
  open: OpenPart<SpecialDayField>;
  today: Temporal.PlainDate;
  hours: Hours;
  onSaved: () => Promise<void>;
}

/** The form of an exceptional day or vacation (HRS-03). */
export function DaySheet({ open, today, hours, onSaved }: DaySheetProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const { nameOf } = useDayWords(today, hours.menus);
  const { key } = open.from;
  const form = useMemo(() => specialDayForm(key), [key]);
  const entry = hours.days.find((day) => day.key === key);
  const others = hours.days.filter((day) => day.key !== key);
  const due = useDueOrders(hasDates(open.text) ? dayOfText(open.text) : null);
  const metBy = (text: SpecialDayText) => (due.kind === 'here' ? metOrders(due.orders, dayOfText(text), timeZone) : []);
  const check = (text: SpecialDayText): PartProblems<SpecialDayField> => ({
    ...checkDates(text),
    ...(overlappingDay(dayOfText(text), others) && { date: 'hours.day.fault.overlap' as const }),
    times: checkTimes(text),
    understood: checkOrders(text, due, metBy(text)),
  });
  return (
    <PartSheet
      form={form}
      open={open}
      title={entry ? nameOf(entry) : say('hours.day.newTitle')}
      check={check}
      onSaved={onSaved}
    >
      {(fields) => <DayFields fields={fields} hours={hours} met={metBy(fields.values)} />}
    </PartSheet>
  );
}

function checkDates({ date, until }: SpecialDayText): PartProblems<SpecialDayField> {
  const fault = datesFault(date.trim(), until.trim());
  if (!fault) return {};
  return fault === 'first' ? { date: 'hours.day.fault.first' } : { until: `hours.day.fault.${fault}` };
}

function checkTimes({ kind, times }: SpecialDayText): MessageId | null {
  if (kind === 'closed') return null;
  const read = readSpans(readSpanText(times));
  const [fault] = 'faults' in read ? read.faults : [];
  if (fault) return `hours.span.problem.${fault.problem}`;
  return 'spans' in read && read.spans.length === 0 ? 'hours.day.fault.times' : null;
}

/** Orders that are not read yet stop the form too, because they can't be understood yet. */
function checkOrders(
  { understood }: SpecialDayText,
  due: DueOrders,
  met: readonly { number: number }[],
): MessageId | null {
  if (due.kind === 'failed') return 'hours.due.unread';
  const known = understood.split(',');
  return met.every(({ number }) => known.includes(String(number))) ? null : 'hours.due.needed';
}
