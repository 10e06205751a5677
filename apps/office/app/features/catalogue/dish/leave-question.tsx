import { useEffect, useRef } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { closeDish } from '../../../state/catalogue/open-dish.ts';
import styles from './dish.module.css';

/** Asks before typed text is given up. The buttons get the focus, so that the answer is one key away. */
export function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const say = useMessage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={ref} className={styles.question}>
      <p role="alert">{say('catalogue.form.leaveTitle')}</p>
      <OfficeButton kind="outline" onClick={onStay}>
        {say('catalogue.form.stay')}
      </OfficeButton>
      <OfficeButton kind="bad" className={styles.grow} onClick={closeDish}>
        {say('catalogue.form.leave')}
      </OfficeButton>
    </div>
  );
}
