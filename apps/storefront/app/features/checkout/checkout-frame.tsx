import { classNames, Skeleton } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useMode } from '../../state/location/location-store.ts';
import styles from './checkout-flow.module.css';
import { CheckoutTabs, panelId, tabId } from './checkout-tabs.tsx';
import { useFrameStore, wishFor } from './frame-store.ts';

export function StepsSkeleton() {
  const say = useMessage();
  return (
    <div className="stack" role="status" aria-label={say('checkout.loading')}>
      <Skeleton height="5.1rem" radius="1.5rem" />
      <Skeleton height="5.1rem" radius="1.5rem" />
    </div>
  );
}

/** A placeholder while the code of the steps loads. `summary` is the column beside it. */
export function CheckoutSkeleton({ summary }: { summary: ReactNode }) {
  const say = useMessage();
  return (
    <>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {say('checkout.heading.type')}
        </h1>
        <div className="stack">
          <StepsSkeleton />
        </div>
      </div>
      <aside className={styles.summary}>{summary}</aside>
    </>
  );
}

/** The step names above the open step. They are rendered before the steps' code loads. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { tab, isLocked, hasTabs } = useFrameStore();
  const mode = useMode();
  const panel = { className: styles.columns, role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(tab) };
  return (
    <div className={hasTabs ? classNames(styles.screen, 'page-width') : undefined}>
      {hasTabs && <CheckoutTabs current={tab} mode={mode} isLocked={isLocked} onJump={wishFor} />}
      <div {...(hasTabs && panel)}>{children}</div>
    </div>
  );
}
