import { weekdays } from '@comptoir/domain';
import { useMemo } from 'react';
import { type PartFields, PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import type { PartProblems } from '../../../components/draft/form/use-part-form.ts';
import { Pick } from '../../../components/pick.tsx';
import { PickMany } from '../../../components/pick-many.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';
import { type DayHoursField, type DayHoursText, dayHoursForm, daysOf } from '../../../state/hours/day-hours-form.ts';
import type { MenuHours } from '../../../state/hours/hours.ts';
import { readSpanText } from '../../../state/hours/span-text.ts';
import { readSpans } from '../../../state/hours/typed-spans.ts';
import { SpanRows } from '../base/span-rows.tsx';
import styles from './week.module.css';

interface DayHoursSheetProps {
  open: OpenPart<DayHoursField>;
  menus: readonly MenuHours[];
  onSaved: () => Promise<void>;
}

/** The hours of a weekday of a menu (MED-20). */
export function DayHoursSheet({ open, menus, onSaved }: DayHoursSheetProps) {
  const say = useMessage();
  const day = Number(open.from.day);
  const form = useMemo(() => dayHoursForm(day), [day]);
  const menu = menus.find(({ id }) => String(id) === open.thing.id)?.name ?? '';
  const title = say('hours.week.formTitle', { day: say(`draft.hours.weekday.${weekdays[day] ?? 'mon'}`), menu });
  return (
    <PartSheet form={form} open={open} title={title} check={checkHours} onSaved={onSaved}>
      {(fields) => <HourFields fields={fields} day={day} />}
    </PartSheet>
  );
}

function checkHours({ delivery, pickup, apart }: DayHoursText): PartProblems<DayHoursField> {
  return { delivery: checkSpans(delivery), pickup: apart === 'yes' ? checkSpans(pickup) : null };
}

function checkSpans(text: string): MessageId | null {
  const read = readSpans(readSpanText(text));
  const [fault] = 'faults' in read ? read.faults : [];
  return fault ? `hours.span.problem.${fault.problem}` : null;
}

function HourFields({ fields: { field, values, set }, day }: { fields: PartFields<DayHoursField>; day: number }) {
  const say = useMessage();
  const isApart = values.apart === 'yes';
  const others = weekdays.map((_, index) => index).filter((index) => index !== day);
  const copied = new Set(daysOf(values.copy).map(Number));
  const toggle = (index: number) => set({ copy: others.filter((one) => (one === index) !== copied.has(one)).join() });
  return (
    <>
      <Pick
        legend={say('draft.hours.apart')}
        chosen={values.apart}
        onChoose={(apart) => set(isApart || apart === 'no' ? { apart } : { apart, pickup: values.delivery })}
        choices={[
          { value: 'no', label: say('draft.hours.mode.both'), hint: say('hours.week.same') },
          { value: 'yes', label: say('draft.hours.separate'), hint: say('hours.week.separate') },
        ]}
      />
      <SpanRows
        name="delivery"
        legend={say(isApart ? 'draft.hours.delivery' : 'hours.week.times')}
        text={values.delivery}
        error={field('delivery').error}
        onType={(delivery) => set({ delivery })}
      />
      {isApart && (
        <SpanRows
          name="pickup"
          legend={say('draft.hours.pickup')}
          text={values.pickup}
          error={field('pickup').error}
          onType={(pickup) => set({ pickup })}
        />
      )}
      <p className={styles.hint}>{say('hours.week.closedHint')}</p>
      <div className={styles.copy}>
        <PickMany
          legend={say('draft.hours.copy')}
          chosen={copied}
          onToggle={toggle}
          choices={others.map((index) => ({
            value: index,
            label: say(`draft.hours.weekday.${weekdays[index] ?? 'mon'}`),
          }))}
        />
        <p className={styles.hint}>{say('hours.week.copyHint')}</p>
      </div>
    </>
  );
}
