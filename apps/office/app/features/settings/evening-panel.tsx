import { Link } from '@comptoir/web-app/navigation';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSession } from '../../state/session/session-store.ts';
import styles from './settings.module.css';

/** Leads managers to what is ready for the service (REH-07). */
export function EveningPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('catalogue')) return null;
  return (
    <Panel title={say('shell.pages.evening')}>
      <div className={styles.part}>
        <p className={styles.quiet}>{say('settings.evening.text')}</p>
        <Link className={officeButtonClass({ kind: 'outline', isForDesk: true })} to="/office/ce-soir">
          {say('settings.evening.open')}
        </Link>
      </div>
    </Panel>
  );
}
