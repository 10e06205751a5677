import { useFormat } from '@comptoir/web-app/messages';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import styles from './day-choice.module.css';

interface DayChoiceProps {
  days: { day: Temporal.PlainDate; hasSlots: boolean }[];
  /** An ISO date. Empty if no day is chosen. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** Days without free slots are disabled and have a note (CHK-27). */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const say = useMessage();
  const format = useFormat();
  return (
    <fieldset>
      <legend className="visually-hidden" data-i18n={specificationKey('checkout.when.day')}>
        {say('checkout.when.day')}
      </legend>
      <div className={styles.days}>
        {days.map(({ day, hasSlots }, index) => {
          const name = format.day(day);
          return (
            <label key={day.toString()} className={styles.day}>
              <input
                type="radio"
                className="visually-hidden"
                name="delivery_date"
                value={day.toString()}
                checked={day.toString() === chosen}
                disabled={!hasSlots}
                aria-label={hasSlots ? name : say('checkout.when.noSlots', { day: name })}
                onChange={() => onChoose(day.toString())}
              />
              <span aria-hidden="true">
                <span className={styles.name}>{index === 0 ? say('checkout.when.today') : format.weekday(day)}</span>
                <b>{day.day}</b>
                {format.month(day)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
