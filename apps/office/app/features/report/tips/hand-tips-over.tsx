import type { DayRange } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from './tips.module.css';

interface HandTipsOverProps {
  /** What the staff can get of the shown days, at least one cent. */
  dueCents: number;
  shown: DayRange;
  onDone: () => Promise<void>;
}

/** Notes on which day the staff got the tips that are due. What was noted is never changed. */
export function HandTipsOver({ dueCents, shown, onDone }: HandTipsOverProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const today = useNow((now) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString());
  // A retry sends the same id, so that the tips are noted once.
  const [id] = useState(randomId);
  const [day, setDay] = useState(today);
  const { isBusy, failure, run } = useSending();
  return (
    <div className={styles.screenOnly}>
      <FailureNote failure={failure} />
      <div className={styles.handover}>
        <Field
          name="day"
          type="date"
          label={say('reports.tips.on')}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <OfficeButton
          isForDesk
          isBusy={isBusy}
          disabled={day === ''}
          data-testid="hand-tips-over"
          onClick={() =>
            run(async () => {
              await editorCaller.handTipsOver(shown, { id, day, amountCents: dueCents });
              await onDone();
            })
          }
        >
          {say('reports.tips.give', { amount: format.money(dueCents) })}
        </OfficeButton>
      </div>
    </div>
  );
}
