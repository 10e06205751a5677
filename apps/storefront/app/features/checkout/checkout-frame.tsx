import { classNames, Skeleton } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useMode } from '../../state/location/location-store.ts';
import styles from './checkout-flow.module.css';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutTabs, panelId, tabId } from './checkout-tabs.tsx';
import type { CheckoutTab } from './machine/model/tabs.ts';

/** What stands in the place of a step while cart and checkout are read. */
export function StepsSkeleton() {
  const say = useMessage();
  return (
    <div className="stack" role="status" aria-label={say('checkout.loading')}>
      <Skeleton height="5.1rem" radius="1.5rem" />
      <Skeleton height="5.1rem" radius="1.5rem" />
    </div>
  );
}

interface CheckoutFrameProps {
  logo: ReactNode;
  /** What stands beside the steps. */
  summary: ReactNode;
  /** A step that is chosen already. */
  onJump: (tab: CheckoutTab) => void;
}

/** The checkout before its steps are there: the same frame, so that nothing moves when they come. */
export function CheckoutFrame({ logo, summary, onJump }: CheckoutFrameProps) {
  const say = useMessage();
  return (
    <>
      <CheckoutHeader logo={logo} isLocked={false} />
      <div className={classNames(styles.screen, 'page-width')}>
        <CheckoutTabs current="type" mode={useMode()} isLocked={false} onJump={onJump} />
        <div className={styles.columns} role="tabpanel" id={panelId} aria-labelledby={tabId('type')}>
          <div>
            <h1 tabIndex={-1} className={styles.title}>
              {say('checkout.heading.type')}
            </h1>
            <div className="stack">
              <StepsSkeleton />
            </div>
          </div>
          <aside className={styles.summary}>{summary}</aside>
        </div>
      </div>
    </>
  );
}
