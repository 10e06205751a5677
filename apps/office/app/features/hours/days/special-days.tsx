import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { keyOfThing } from '../../../state/draft/read-parts.ts';
import type { Hours } from '../../../state/hours/hours.ts';
import { openSpecialDay } from '../../../state/hours/open-special-day.ts';
import { specialDaysThing } from '../../../state/hours/special-days.ts';
import styles from '../base/hours.module.css';
import { useDayWords } from '../base/use-day-words.ts';
import { DayRow } from './day-row.tsx';

interface SpecialDaysProps {
  today: Temporal.PlainDate;
  hours: Hours;
  onChanged: () => Promise<void>;
}

/** The exceptional days to come, and those that are past (HRS-03, HRS-07). */
export function SpecialDays({ today, hours, onChanged }: SpecialDaysProps) {
  const say = useMessage();
  const [said, setSaid] = useState('');
  const { nameOf } = useDayWords(today, hours.menus);
  const isPast = (until: string) => until < today.toString();
  const ahead = hours.days.filter(({ until }) => !isPast(until));
  const past = hours.days.filter(({ until }) => isPast(until)).toReversed();
  const removed = (name: string) => {
    setSaid(say('hours.days.removed', { name }));
    return onChanged();
  };
  const rows = (days: Hours['days']) => (
    <ul className={styles.rows}>
      {days.map((day) => (
        <DayRow key={day.key} day={day} today={today} hours={hours} onRemoved={() => removed(nameOf(day))} />
      ))}
    </ul>
  );
  return (
    <Panel title={say('draft.hours.days')} part={keyOfThing(specialDaysThing)}>
      {ahead.length === 0 ? <p className={styles.quiet}>{say('hours.days.empty')}</p> : rows(ahead)}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <OfficeButton kind="plain" isForDesk isWide onClick={() => openSpecialDay(hours, null)}>
        <Glyph name="calendar-plus" />
        {say('hours.days.add')}
      </OfficeButton>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{say('hours.days.past', { count: past.length })}</summary>
          {rows(past)}
        </details>
      )}
    </Panel>
  );
}
