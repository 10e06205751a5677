import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './manager-sheet.module.css';
import { PinForm } from './pin-form.tsx';

interface Person {
  id: number;
  name: string;
}

interface PersonPinProps {
  /** The people who have a PIN. The list has at least one. */
  people: readonly Person[];
  question: string;
  submitLabel: string;
  /** Rejects if the PIN is refused. */
  onPin: (personId: number, pin: string) => Promise<void>;
}

/** First asks whose PIN it is, because a PIN alone does not identify a person. */
export function PersonPin({ people, question, submitLabel, onPin }: PersonPinProps) {
  const say = useMessage();
  const [only = null, ...others] = people;
  const [chosen, setChosen] = useState<Person | null>(others.length === 0 ? only : null);
  if (chosen)
    return (
      <>
        <PinForm name={chosen.name} submitLabel={submitLabel} onPin={(pin) => onPin(chosen.id, pin)} />
        {others.length > 0 && (
          <OfficeButton kind="outline" isWide onClick={() => setChosen(null)}>
            {say('approval.other')}
          </OfficeButton>
        )}
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser we serve
    <div className={styles.people} role="group" aria-label={question}>
      <b aria-hidden="true">{question}</b>
      {people.map((person) => (
        <OfficeButton key={person.id} kind="plain" isWide onClick={() => setChosen(person)} data-testid="approver">
          {person.name}
        </OfficeButton>
      ))}
    </div>
  );
}
