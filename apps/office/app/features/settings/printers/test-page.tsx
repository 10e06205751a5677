import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import styles from '../../../components/form/rows.module.css';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';

type Outcome = Awaited<ReturnType<typeof editorCaller.printTestPage>>['outcome'];

/** Prints a test page by the saved settings of a printer, and says what became of it (TCK-17). */
export function TestPage({ id, name }: { id: string; name: string }) {
  const say = useMessage();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, failure, run } = useSending();
  const print = () =>
    run(async () => {
      setOutcome(null);
      setOutcome((await editorCaller.printTestPage(id)).outcome);
    });
  return (
    <>
      <OfficeButton
        kind="outline"
        isForDesk
        isBusy={isBusy}
        onClick={print}
        aria-label={say('settings.printers.testOf', { name })}
      >
        {say('settings.printers.test')}
      </OfficeButton>
      <FailureNote failure={failure} />
      <p role="status" className={styles.quiet}>
        {outcome && say(`settings.printers.tested.${outcome}`)}
      </p>
    </>
  );
}
