import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './people.module.css';

interface ForgetPersonProps {
  id: number;
  name: string;
  onDone: () => void;
}

/** Erases the name of a person without access, once the second tap confirms what can't be taken back (ROL-30). */
export function ForgetPerson({ id, name, onDone }: ForgetPersonProps) {
  const say = useMessage();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, run } = useSending();
  const forget = () =>
    run(async () => {
      await editorCaller.forgetPerson(id);
      onDone();
    });
  return (
    <>
      <p className={styles.note}>{say('team.people.forgetText', { name })}</p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <OfficeButton
          kind="outline"
          isForDesk
          className={styles.end}
          isBusy={isBusy}
          onClick={() => (isAsked ? void forget() : setAsked(true))}
        >
          {say(isAsked ? 'team.people.forgetNow' : 'team.people.forget', { name })}
        </OfficeButton>
      </div>
    </>
  );
}
