import { ApiError, type EditedCatalogue } from '@comptoir/contract';
import { clockChangeOn, type Mode, nextClockChanges, parseDate } from '@comptoir/domain';
import { classNames, Field, Skeleton } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { FailedBox } from '../../../components/failed-box.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../base/hours.module.css';

interface SlotPreviewProps {
  catalogue: EditedCatalogue;
  mode: Mode;
  today: Temporal.PlainDate;
}

/** The slots of a day by the draft, from the rehearsal itself (HRS-08, HRS-09). */
export function SlotPreview({ catalogue, mode, today }: SlotPreviewProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const [typed, setTyped] = useState(today.toString());
  const date = parseDate(typed);
  const change = date && clockChangeOn(date, timeZone);
  const changes = nextClockChanges(today.toZonedDateTime(timeZone), 2);
  const rounds = useRounds(catalogue);
  return (
    <section className={styles.parts} aria-label={say('hours.slots.preview')} data-testid="slot-preview">
      <h3>{say('hours.slots.preview')}</h3>
      <Field
        name="preview-date"
        type="date"
        label={say('hours.slots.date')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={date ? undefined : say('hours.slots.wrongDate')}
      />
      {date && (
        <p className={styles.quiet}>
          {say('hours.slots.previewText', {
            day: format.day(date),
            mode: say(`draft.hours.mode.${mode}`).toLowerCase(),
          })}
        </p>
      )}
      {change && <Consequence look="plain">{say(`hours.days.clock.${change}`)}</Consequence>}
      {date && <Slots key={`${date} ${mode} ${rounds}`} date={date} mode={mode} today={today} />}
      <div className={styles.buttons}>
        {changes.map((day) => (
          <OfficeButton key={day.toString()} kind="plain" isForDesk onClick={() => setTyped(day.toString())}>
            {say('hours.slots.show', { day: format.date(day) })}
          </OfficeButton>
        ))}
      </div>
    </section>
  );
}

/** Counts the answers of the draft, so that each is rehearsed again. */
function useRounds(catalogue: EditedCatalogue): number {
  const [known, setKnown] = useState({ catalogue, rounds: 0 });
  if (known.catalogue === catalogue) return known.rounds;
  setKnown({ catalogue, rounds: known.rounds + 1 });
  return known.rounds + 1;
}

function Slots({ date, mode, today }: { date: Temporal.PlainDate; mode: Mode; today: Temporal.PlainDate }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { answer, ask } = useAnswer(() => {
    const at = date.equals(today) ? serverNow() : date.toZonedDateTime(timeZone).toInstant();
    return editorCaller.rehearse({ at, mode, isDraft: true });
  });
  if (answer.kind === 'loading') return <Skeleton height="5rem" radius="1rem" />;
  if (answer.kind === 'failed') {
    const isFaulty = answer.error instanceof ApiError && answer.error.code === 'checks_failed';
    if (isFaulty) return <Consequence look="bad">{say('hours.slots.invalid')}</Consequence>;
    return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  }
  const { slots } = answer.value;
  if (slots.length === 0) return <p>{say('hours.slots.none')}</p>;
  return (
    <ul className={styles.slots}>
      {slots.map(({ value, state }) => (
        <li key={value} className={classNames(state !== 'free' && styles.taken)} data-testid="slot" data-state={state}>
          {format.clock(value)}
          <small className={state === 'free' ? 'visually-hidden' : undefined}>
            {say(`hours.slots.state.${state}`)}
          </small>
        </li>
      ))}
    </ul>
  );
}
