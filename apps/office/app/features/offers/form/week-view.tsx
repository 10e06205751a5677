import { type activeWeek, weekdays } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/offers.module.css';

type Range = ReturnType<typeof activeWeek>['mon'][number];

const minutesPerDay = 1_440;

/** When the offer is on, day by day, as bars and in words. */
export function WeekView({ week }: { week: ReturnType<typeof activeWeek> }) {
  const say = useMessage();
  const format = useFormat();
  const hour = (minute: number) => format.hour({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const sayRange = ({ start, end }: Range) =>
    end - start === minutesPerDay ? say('offers.week.wholeDay') : `${hour(start)} – ${hour(end)}`;
  return (
    <dl className={styles.week} aria-label={say('offers.week.title')}>
      {weekdays.map((day) => (
        <div key={day} data-testid={`week-${day}`}>
          <dt>{say(`draft.offer.day.${day}`)}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              {week[day].map(({ start, end }) => (
                <span
                  key={start}
                  style={{
                    left: `${(start / minutesPerDay) * 100}%`,
                    width: `${((end - start) / minutesPerDay) * 100}%`,
                  }}
                />
              ))}
            </span>
            <span>{week[day].map(sayRange).join(', ') || say('offers.week.never')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
