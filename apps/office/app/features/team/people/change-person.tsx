import type { Member } from '@comptoir/contract';
import { type Role, roles } from '@comptoir/domain';
import { Segmented } from '@comptoir/ui';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { readSession } from '../../../state/session/read-session.ts';
import { ForgetPerson } from './forget-person.tsx';
import styles from './people.module.css';
import { ResetSecondFactor } from './reset-second-factor.tsx';

interface ChangePersonProps {
  member: Member;
  name: string;
  onDone: () => void;
  onKeep: () => void;
}

/** Changes a user's role, or ends the access, and says first what will happen. The server keeps one owner. */
export function ChangePerson({ member, name, onDone, onKeep }: ChangePersonProps) {
  const { id, role, isActive, devices } = member;
  const say = useMessage();
  const [chosen, setChosen] = useState<Role>(role);
  const [fate, setFate] = useState<'keep' | 'end'>('keep');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function change(standing: { role: Role; isActive: boolean }): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await editorCaller.changePerson(id, { ...standing, ...(fate === 'end' && { devices: fate }) });
      // The user may have changed their own role.
      await readSession();
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.change}>
      <FailureNote failure={failure} />
      <Segmented
        label={say('team.people.roleOf', { name })}
        className={styles.roles}
        value={chosen}
        onChange={setChosen}
        segments={roles.map((value) => ({ value, label: say(`shell.role.${value}`) }))}
      />
      <p>{say(`team.people.may.${chosen}`)}</p>
      {isActive && devices.length > 0 && (
        <div className={styles.devices}>
          <p>{say('team.people.added', { name, devices: devices.join(', ') })}</p>
          <Segmented
            label={say('team.people.fateOf', { name })}
            className={styles.roles}
            value={fate}
            onChange={setFate}
            segments={[
              { value: 'keep', label: say('team.people.keepDevices') },
              { value: 'end', label: say('team.people.endDevices') },
            ]}
          />
          <p className={styles.note}>{say(`team.people.fate.${fate}`, { name })}</p>
        </div>
      )}
      <div className={styles.buttons}>
        <OfficeButton
          isForDesk
          isBusy={isBusy}
          disabled={chosen === role && isActive}
          onClick={() => void change({ role: chosen, isActive: true })}
        >
          {say(isActive ? 'team.people.save' : 'team.people.letIn')}
        </OfficeButton>
        <OfficeButton kind="outline" isForDesk onClick={onKeep}>
          {say('team.people.keep')}
        </OfficeButton>
        {isActive && (
          <OfficeButton
            kind="outline"
            isForDesk
            className={styles.end}
            isBusy={isBusy}
            onClick={() => void change({ role, isActive: false })}
          >
            {say('team.people.end')}
          </OfficeButton>
        )}
      </div>
      <RareChanges member={member} name={name} onDone={onDone} />
    </div>
  );
}

interface RareChangesProps extends Pick<ChangePersonProps, 'name' | 'onDone'> {
  member: Pick<Member, 'id' | 'isActive' | 'hasSecondFactor'>;
}

function RareChanges({ member: { id, isActive, hasSecondFactor }, name, onDone }: RareChangesProps) {
  const say = useMessage();
  return (
    <>
      {hasSecondFactor && <ResetSecondFactor id={id} name={name} onDone={onDone} />}
      {isActive ? (
        <p className={styles.note}>{say('team.people.endText', { name })}</p>
      ) : (
        <ForgetPerson id={id} name={name} onDone={onDone} />
      )}
    </>
  );
}
