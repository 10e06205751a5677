import type { Device } from '@comptoir/contract';
import { useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import styles from './device-list.module.css';

interface RemoveDeviceProps {
  device: Device;
  onRemoved: () => void;
  onKeep: () => void;
}

export function RemoveDevice({ device: { id, name }, onRemoved, onKeep }: RemoveDeviceProps) {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await officeCaller.revokeDevice(id);
      onRemoved();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.confirm} role="alert">
      <p>{say('team.removeText', { name })}</p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        {/* The cancel button is first and has the focus, so that a held Enter key does not confirm. */}
        <OfficeButton kind="outline" isForDesk onClick={onKeep}>
          {say('team.keep')}
        </OfficeButton>
        <OfficeButton isForDesk isBusy={isBusy} onClick={() => void remove()}>
          {say('team.removeNow')}
        </OfficeButton>
      </div>
    </div>
  );
}
