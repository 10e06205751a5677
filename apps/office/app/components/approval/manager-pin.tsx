import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { Asked } from '../../state/approval/approval-store.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './manager-sheet.module.css';
import { PinForm } from './pin-form.tsx';

interface Approver {
  id: number;
  name: string;
}

interface ManagerPinProps {
  /** The people who have a PIN. The list has at least one. */
  people: readonly Approver[];
  asked: Asked;
  onGranted: (grant: string) => void;
}

/** First asks which manager approves, because a PIN alone does not identify a person. */
export function ManagerPin({ people, asked, onGranted }: ManagerPinProps) {
  const say = useMessage();
  const [only = null, ...others] = people;
  const [chosen, setChosen] = useState<Approver | null>(others.length === 0 ? only : null);
  if (chosen)
    return (
      <>
        <PinForm person={chosen} asked={asked} onGranted={onGranted} />
        {others.length > 0 && (
          <OfficeButton kind="outline" isWide onClick={() => setChosen(null)}>
            {say('approval.other')}
          </OfficeButton>
        )}
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser we serve
    <div className={styles.people} role="group" aria-label={say('approval.who')}>
      <b aria-hidden="true">{say('approval.who')}</b>
      {people.map((person) => (
        <OfficeButton key={person.id} kind="plain" isWide onClick={() => setChosen(person)} data-testid="approver">
          {person.name}
        </OfficeButton>
      ))}
    </div>
  );
}
