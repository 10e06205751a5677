import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './people.module.css';

interface ResetSecondFactorProps {
  id: number;
  name: string;
  onDone: () => void;
}

/** Turns the second factor of a person off, who lost their phone and their recovery codes (ROL-05). */
export function ResetSecondFactor({ id, name, onDone }: ResetSecondFactorProps) {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  const reset = async () => {
    await editorCaller.resetSecondFactor(id);
    onDone();
  };
  return (
    <>
      <p className={styles.note}>{say('team.people.resetText', { name })}</p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => run(reset)}>
          {say('team.people.reset')}
        </OfficeButton>
      </div>
    </>
  );
}
