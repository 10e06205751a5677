import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../base/offers.module.css';

interface StopButtonProps {
  id: number;
  name: string;
  onStopped: () => Promise<void>;
}

/** Takes an offer off at once, without a publication (OFE-09). It asks once. */
export function StopButton({ id, name, onStopped }: StopButtonProps) {
  const say = useMessage();
  const [isSure, setSure] = useState(false);
  const { isBusy, failure, run } = useSending();
  const stop = () =>
    run(async () => {
      try {
        await editorCaller.stopOffer(id);
        await onStopped();
      } finally {
        setSure(false);
      }
    });
  return (
    <div className={styles.stop}>
      <FailureNote failure={failure} />
      {isSure ? (
        <div className={styles.sure} role="alert">
          <p>{say('offers.stopSure')}</p>
          <OfficeButton kind="outline" isForDesk onClick={() => setSure(false)}>
            {say('draft.keep')}
          </OfficeButton>
          <OfficeButton kind="bad" isForDesk isBusy={isBusy} onClick={stop}>
            {say('offers.stopYes')}
          </OfficeButton>
        </div>
      ) : (
        <OfficeButton
          kind="outline"
          isForDesk
          aria-label={say('offers.stopNamed', { name })}
          onClick={() => setSure(true)}
        >
          {say('offers.stop')}
        </OfficeButton>
      )}
    </div>
  );
}
