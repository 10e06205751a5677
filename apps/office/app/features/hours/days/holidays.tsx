import { type PublicHoliday, publicHolidaysBetween, weekdays } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { holidayWords } from '@comptoir/words';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { changeSetting } from '../../../state/draft/change-setting.ts';
import { type Hours, usualSpans } from '../../../state/hours/hours.ts';
import { openSpecialDay } from '../../../state/hours/open-special-day.ts';
import { isWithin, replaceEntry, specialDaysThing, writeSpecialDay } from '../../../state/hours/special-days.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../base/hours.module.css';
import { useDayWords } from '../base/use-day-words.ts';

interface HolidaysProps {
  today: Temporal.PlainDate;
  hours: Hours;
  onChanged: () => Promise<void>;
}

/** The public holidays of the next twelve months; one tap closes one in the draft (HRS-04). */
export function Holidays({ today, hours, onChanged }: HolidaysProps) {
  const say = useMessage();
  const format = useFormat();
  const [said, setSaid] = useState('');
  const holidays = publicHolidaysBetween(today, today.add({ years: 1 }));
  const closed = (date: Temporal.PlainDate) => {
    setSaid(say('hours.holidays.added', { day: format.day(date) }));
    void onChanged();
  };
  return (
    <Panel title={say('hours.holidays.title')}>
      <ul className={styles.rows}>
        {holidays.map((holiday) => (
          <HolidayRow
            key={holiday.date.toString()}
            holiday={holiday}
            today={today}
            hours={hours}
            onClosed={() => closed(holiday.date)}
          />
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Panel>
  );
}

interface HolidayRowProps {
  holiday: PublicHoliday;
  today: Temporal.PlainDate;
  hours: Hours;
  onClosed: () => void;
}

function HolidayRow({ holiday: { date, name }, today, hours, onClosed }: HolidayRowProps) {
  const say = useMessage();
  const format = useFormat();
  const { datesOf, spansOf, effectOf } = useDayWords(today, hours.menus);
  const { isBusy, failure, run } = useSending();
  const word = holidayWords[name];
  const label = word.charAt(0).toUpperCase() + word.slice(1);
  const iso = date.toString();
  const decided = hours.days.find((day) => isWithin(day, date));
  const usual = usualSpans(hours.menus, weekdays[date.dayOfWeek - 1] ?? 'mon');
  const isOpen = !decided && usual.length > 0;
  const close = () =>
    run(async () => {
      const { orders } = await editorCaller.dayOrders(date, date);
      // Orders of the day have to be understood first, so its form shows them.
      if (orders.length > 0) return openSpecialDay(hours, null, { date: iso, label });
      const entry = { date: iso, until: iso, isClosed: true, times: [], mode: null, menuIds: null, label, message: '' };
      await changeSetting(specialDaysThing.id, (list) => replaceEntry(list, null, writeSpecialDay(entry)));
      onClosed();
    });
  return (
    <li className={styles.row} data-testid="holiday" data-date={iso}>
      <b className={styles.date}>{datesOf({ date: iso, until: iso })}</b>
      <span className={styles.words}>
        <span>{label}</span>
        <small>
          {decided && say('hours.holidays.decided', { text: effectOf(decided) })}
          {isOpen && say('hours.holidays.usual', { hours: spansOf(usual) })}
          {!decided && usual.length === 0 && say('hours.holidays.closedAsUsual')}
        </small>
      </span>
      {isOpen && (
        <OfficeButton
          kind="plain"
          isForDesk
          isBusy={isBusy}
          aria-label={say('hours.holidays.closeNamed', { day: format.day(date), name: label })}
          onClick={close}
        >
          {say('hours.holidays.close')}
        </OfficeButton>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}
