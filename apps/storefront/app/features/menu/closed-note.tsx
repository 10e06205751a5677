import { Note } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Text } from '../../messages/text.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { usePauseWords } from '../../state/use-pause-words.ts';
import { useService } from '../../state/use-service.ts';
import styles from './closed-note.module.css';

/** While the restaurant is closed or pauses, orders for a later time are possible (MNU-11, PSE-04). Exceptional days may have a sentence of the restaurant (HRS-03). */
export function ClosedNote() {
  const sayMoment = useMoment();
  const { now, opening, pause, message } = useService();
  const pauseText = usePauseWords();
  if (pause) return <ServiceNote>{pauseText}</ServiceNote>;
  if (opening.isOpen) return message ? <ServiceNote>{message}</ServiceNote> : null;
  return (
    <ServiceNote>
      <b>
        <Text id="menu.closedNow" />. <Text id="menu.closedTitle" />
      </b>{' '}
      {opening.opensAt && (
        <>
          <Text id="menu.reopens" values={{ moment: sayMoment(opening.opensAt, now, 'at') }} />{' '}
          <Text id="menu.schedule" />
        </>
      )}{' '}
      {message}
    </ServiceNote>
  );
}

function ServiceNote({ children }: { children: ReactNode }) {
  return (
    <Note kind="warm" className={styles.note}>
      {children}
    </Note>
  );
}
