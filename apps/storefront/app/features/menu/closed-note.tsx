import { Note } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useService } from '../../state/use-service.ts';
import styles from './closed-note.module.css';

/** While the restaurant is closed, orders for a later time are possible (MNU-11). Exceptional days may have a sentence of the restaurant (HRS-03). */
export function ClosedNote() {
  const sayMoment = useMoment();
  const { now, opening, isPaused, message } = useService();
  if (opening.isOpen)
    return message ? (
      <Note kind="warm" className={styles.note}>
        {message}
      </Note>
    ) : null;
  return (
    <Note kind="warm" className={styles.note}>
      <b>
        {isPaused ? (
          <Text id="menu.pausedTitle" />
        ) : (
          <>
            <Text id="menu.closedNow" />. <Text id="menu.closedTitle" />
          </>
        )}
      </b>{' '}
      {opening.opensAt && (
        <>
          <Text
            id={isPaused ? 'menu.resumes' : 'menu.reopens'}
            values={{ moment: sayMoment(opening.opensAt, now, 'at') }}
          />{' '}
          <Text id="menu.schedule" />
        </>
      )}{' '}
      {message}
    </Note>
  );
}
