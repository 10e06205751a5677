import { clockChangeOn } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { changeSetting } from '../../../state/draft/change-setting.ts';
import type { Hours } from '../../../state/hours/hours.ts';
import { openSpecialDay } from '../../../state/hours/open-special-day.ts';
import { isWithin, replaceEntry, type SpecialDay, specialDaysThing } from '../../../state/hours/special-days.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../base/hours.module.css';
import { useDayWords } from '../base/use-day-words.ts';

interface DayRowProps {
  day: SpecialDay;
  today: Temporal.PlainDate;
  hours: Hours;
  onRemoved: () => Promise<void>;
}

export function DayRow({ day, today, hours, onRemoved }: DayRowProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const { datesOf, nameOf, effectOf } = useDayWords(today, hours.menus);
  const { isBusy, failure, run } = useSending();
  const name = nameOf(day);
  const isPublished = hours.published.some(({ key }) => key === day.key);
  const change = day.date === day.until && clockChangeOn(Temporal.PlainDate.from(day.date), timeZone);
  const remove = () =>
    run(async () => {
      await changeSetting(specialDaysThing.id, (list) => replaceEntry(list, day.key, null));
      await onRemoved();
    });
  return (
    <li className={styles.row} data-testid="special-day" data-date={day.date}>
      <b className={styles.date}>{datesOf(day)}</b>
      <span className={styles.words}>
        <span>{day.label || effectOf(day)}</span>
        {day.label && <small>{effectOf(day)}</small>}
        {day.message && <small>« {day.message} »</small>}
        {change && <small>{say(`hours.days.clock.${change}`)}</small>}
        {isWithin(day, today) && <b className={styles.tag}>{say('hours.days.now')}</b>}
        {!isPublished && <b className={styles.tag}>{say('hours.days.draft')}</b>}
      </span>
      <span className={styles.buttons}>
        <OfficeButton
          kind="plain"
          isForDesk
          aria-label={say('hours.days.change', { name })}
          onClick={() => openSpecialDay(hours, day.key)}
        >
          <Glyph name="pencil" />
        </OfficeButton>
        <OfficeButton
          kind="plain"
          isForDesk
          isBusy={isBusy}
          aria-label={say('hours.days.remove', { name })}
          onClick={remove}
        >
          <Icon name="trash-2" />
        </OfficeButton>
      </span>
      <FailureNote failure={failure} />
    </li>
  );
}
