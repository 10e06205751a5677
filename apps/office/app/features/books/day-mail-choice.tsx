import type { DayMail } from '@comptoir/contract';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './closes.module.css';

/** An owner has each closed day sent to their own address, or no more (REP-12). */
export function DayMailChoice() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.dayMail);
  return (
    <Panel title={say('closes.dayMail.title')}>
      <Answered answer={answer} onRetry={ask} rowHeight="4rem">
        {(told) => <Choice told={told} />}
      </Answered>
    </Panel>
  );
}

function Choice({ told }: { told: DayMail }) {
  const say = useMessage();
  const [{ isWanted, to }, setStanding] = useState(told);
  const { isBusy, failure, run } = useSending();
  const change = async () => setStanding(await (isWanted ? editorCaller.endDayMail() : editorCaller.wantDayMail()));
  return (
    <div className={styles.open} data-testid="day-mail" data-state={isWanted ? 'on' : 'off'}>
      <p role="status">{say(isWanted ? 'closes.dayMail.on' : 'closes.dayMail.off', { to })}</p>
      <FailureNote failure={failure} />
      <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => run(change)}>
        {say(isWanted ? 'closes.dayMail.end' : 'closes.dayMail.want')}
      </OfficeButton>
    </div>
  );
}
