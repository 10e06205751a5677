import { Segmented } from '@comptoir/ui';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { chooseSize, sizeChoices, useSizeStore } from '../../state/screen/size.ts';
import { chooseTheme, themeChoices, useThemeStore } from '../../state/screen/theme.ts';
import { AccountsPanel } from './accounts/accounts-panel.tsx';
import { Alerts } from './alerts.tsx';
import { DoctorPanel } from './doctor/doctor-panel.tsx';
import { EveningPanel } from './evening-panel.tsx';
import { GuestCashPanel } from './guest-cash/guest-cash-panel.tsx';
import { KitchenPanel } from './kitchen/kitchen-panel.tsx';
import { OwnPin } from './pin/own-pin.tsx';
import { PostsPanel } from './posts/posts-panel.tsx';
import { PrintersPanel } from './printers/printers-panel.tsx';
import { RelaysPanel } from './printers/relays-panel.tsx';
import { ReceptionPanel } from './reception-panel.tsx';
import { RefundLimitsPanel } from './refund-limits/refund-limits-panel.tsx';
import { RestaurantTime } from './restaurant-time.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { SellerPanel } from './seller/seller-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import styles from './settings.module.css';
import { TestOrderPanel } from './test-order-panel.tsx';
import { WhoIsHere } from './who-is-here.tsx';

export function Settings() {
  const say = useMessage();
  const choice = useThemeStore((state) => state.choice);
  const size = useSizeStore((state) => state.choice);
  return (
    <div className={styles.columns}>
      <Panel title={say('settings.look')}>
        <div className={styles.part}>
          <Segmented
            label={say('settings.look')}
            value={choice}
            onChange={chooseTheme}
            className={styles.wide}
            segments={themeChoices.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
          />
          <p className={styles.quiet}>{say('settings.lookText')}</p>
          <Segmented
            label={say('settings.size')}
            value={size}
            onChange={chooseSize}
            className={styles.wide}
            segments={sizeChoices.map((value) => ({ value, label: say(`settings.sizes.${value}`) }))}
          />
          <p className={styles.quiet}>{say('settings.sizeText')}</p>
        </div>
      </Panel>
      <ReceptionPanel />
      <KitchenPanel />
      <PostsPanel />
      <PrintersPanel />
      <RelaysPanel />
      <GuestCashPanel />
      <RefundLimitsPanel />
      <SellerPanel />
      <AccountsPanel />
      <Alerts />
      <TestOrderPanel />
      <EveningPanel />
      <Panel title={say('settings.here')}>
        <div className={styles.part}>
          <RestaurantTime />
          <WhoIsHere />
        </div>
      </Panel>
      <SessionsPanel />
      <OwnPin />
      <SecondFactorPanel />
      <DoctorPanel />
    </div>
  );
}
