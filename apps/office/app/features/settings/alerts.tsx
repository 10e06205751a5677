import { Note } from '@comptoir/ui';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSession } from '../../state/session/session-store.ts';
import styles from './settings.module.css';
import { useAlerts } from './use-alerts.ts';

/** Push alerts about unanswered orders (BRD-26). Kitchen tablets ring and do not need them. */
export function Alerts() {
  const say = useMessage();
  const session = useSession();
  const { standing, turnOn, turnOff } = useAlerts();
  if (!session?.person || standing === 'unknown') return null;
  const isOn = standing === 'on';
  return (
    <Panel title={say('settings.alerts')}>
      <div className={styles.part} data-testid="alerts" data-state={standing}>
        {isOn && <p>{say('settings.alertsOn')}</p>}
        {(standing === 'failed' || standing === 'unread') && <Note kind="error">{say('settings.alertsFailed')}</Note>}
        {(standing === 'none' || standing === 'denied') && <p>{say(`settings.alertsCant.${standing}`)}</p>}
        {standing !== 'none' && standing !== 'denied' && (
          <OfficeButton
            kind="outline"
            isForDesk
            isBusy={standing === 'busy'}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            <Glyph name="bell" />
            {say(isOn ? 'settings.alertsEnd' : 'settings.alertsTake')}
          </OfficeButton>
        )}
        <p className={styles.quiet}>{say('settings.alertsText')}</p>
      </div>
    </Panel>
  );
}
