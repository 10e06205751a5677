import { useEffect, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { OfficeButton } from '../../office-button.tsx';
import styles from './part.module.css';

/** Asks before typed text is given up. The buttons get the focus, so that the answer is one key away. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const say = useMessage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={ref} className={styles.question}>
      <p role="alert">{say('draft.form.leaveTitle')}</p>
      <OfficeButton kind="outline" onClick={onStay}>
        {say('draft.form.stay')}
      </OfficeButton>
      <OfficeButton kind="bad" className={styles.grow} onClick={onLeave}>
        {say('draft.form.leave')}
      </OfficeButton>
    </div>
  );
}
