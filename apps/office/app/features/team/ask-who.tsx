import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import styles from './team.module.css';

/** Managers choose whether the tablets ask who acts (ROL-09). */
export function AskWho() {
  const { answer, ask } = useAnswer(officeCaller.who);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="3rem">
      {({ isAsked, people }) => <Choice isAskedNow={isAsked} hasPins={people.length > 0} />}
    </Answered>
  );
}

function Choice({ isAskedNow, hasPins }: { isAskedNow: boolean; hasPins: boolean }) {
  const say = useMessage();
  const [isAsked, setAsked] = useState(isAskedNow);
  const { isBusy, failure, run } = useSending();
  const change = async () => {
    await officeCaller.askWho(!isAsked);
    setAsked(!isAsked);
  };
  return (
    <div className={styles.askWho} data-testid="ask-who" data-state={isAsked ? 'on' : 'off'}>
      <p role="status">{say(isAsked ? 'team.askWho.on' : 'team.askWho.off')}</p>
      {isAsked && !hasPins && <p>{say('team.askWho.noPins')}</p>}
      <FailureNote failure={failure} />
      <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => run(change)}>
        {say(isAsked ? 'team.askWho.end' : 'team.askWho.want')}
      </OfficeButton>
    </div>
  );
}
