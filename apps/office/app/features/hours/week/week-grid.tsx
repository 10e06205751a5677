import { type DayBlock, weekBlocks, weekdays } from '@comptoir/domain';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import type { Week } from '../../../state/hours/menu-week.ts';
import styles from './week.module.css';

const minutesPerDay = 1_440;
const shownHours = [0, 6, 12, 18, 24];

interface WeekGridProps {
  week: Week;
  onChoose: (day: number) => void;
}

/** A week as 24 hours by seven days. Each day is a button that opens its hours (HRS-01). */
export function WeekGrid({ week, onChoose }: WeekGridProps) {
  const say = useMessage();
  const format = useFormat();
  const blocks = weekBlocks(week);
  const wordsOf = (day: number) =>
    (week[day] ?? []).map(({ start, end }) => format.clock(`${start}-${end}`)).join(', ') || say('draft.hours.closed');
  return (
    <div className={styles.grid}>
      <div className={styles.scale} aria-hidden="true">
        {shownHours.map((hour) => (
          <span key={hour} style={{ top: `${(hour / 24) * 100}%` }}>
            {format.hour({ hour, minute: 0 })}
          </span>
        ))}
      </div>
      {weekdays.map((day, index) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          data-testid="week-day"
          data-day={day}
          onClick={() => onChoose(index)}
        >
          <span className="visually-hidden">
            {say('hours.week.day', { day: say(`draft.hours.weekday.${day}`), hours: wordsOf(index) })}
          </span>
          <b aria-hidden="true">{say(`hours.week.short.${day}`)}</b>
          <span className={styles.column} aria-hidden="true">
            {(blocks[index] ?? []).map((block) => (
              <Block key={`${block.isContinued} ${block.start}`} block={block} />
            ))}
            {(blocks[index] ?? []).length === 0 && <span className={styles.shut}>{say('draft.hours.closed')}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

function Block({ block: { start, end, span, isContinued } }: { block: DayBlock }) {
  const percent = (minutes: number) => `${(minutes / minutesPerDay) * 100}%`;
  return (
    <span
      className={classNames(styles.block, isContinued && styles.continued)}
      style={{ top: percent(start), height: percent(end - start) }}
      data-testid="week-block"
    >
      {!isContinued && <span>{span.start}</span>}
      <span>{span.end}</span>
    </span>
  );
}
