import { Link } from '@comptoir/web-app/navigation';
import { officeButtonClass } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './base/rehearsal.module.css';

const look = officeButtonClass({ kind: 'outline', isForDesk: true });

/** Leads to what is ready for the service, and to the order that tries the boards (REH-07, REH-08). */
export function NextSteps() {
  const say = useMessage();
  return (
    <nav className={styles.next} aria-label={say('rehearsal.next.title')}>
      <Link className={look} to="/office/ce-soir">
        {say('rehearsal.next.evening')}
      </Link>
      <Link className={look} to="/office/reglages">
        {say('rehearsal.next.testOrder')}
      </Link>
    </nav>
  );
}
