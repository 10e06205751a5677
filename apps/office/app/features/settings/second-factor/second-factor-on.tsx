import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './second-factor.module.css';

interface SecondFactorOnProps {
  codesLeft: number;
  isOwner: boolean;
  /** With the new recovery codes, or null if the second factor is off. */
  onChanged: (codes: string[] | null) => void;
}

/** Both changes ask for a code first, as the server says. */
export function SecondFactorOn({ codesLeft, isOwner, onChanged }: SecondFactorOnProps) {
  const say = useMessage();
  const { isBusy, failure, run } = useSending();
  return (
    <>
      <p>{say('settings.secondFactor.on', { left: codesLeft })}</p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        {isOwner && (
          <OfficeButton
            kind="outline"
            isForDesk
            isBusy={isBusy}
            onClick={() => run(async () => onChanged((await editorCaller.renewRecoveryCodes()).recoveryCodes))}
          >
            {say('settings.secondFactor.renew')}
          </OfficeButton>
        )}
        <OfficeButton
          kind="outline"
          isForDesk
          isBusy={isBusy}
          onClick={() =>
            run(async () => {
              await editorCaller.dropSecondFactor();
              onChanged(null);
            })
          }
        >
          {say('settings.secondFactor.turnOff')}
        </OfficeButton>
      </div>
    </>
  );
}
