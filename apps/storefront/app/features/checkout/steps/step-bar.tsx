import { BottomBar, Button } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './step-bar.module.css';

interface StepBarProps {
  isSubmit?: boolean;
  isBusy?: boolean;
  onNext?: () => void;
  children: ReactNode;
}

export function StepBar({ isSubmit = false, isBusy = false, onNext, children }: StepBarProps) {
  return (
    <BottomBar className={styles.bar}>
      <Button
        isWide
        type={isSubmit ? 'submit' : 'button'}
        className={styles.tall}
        data-testid="checkout-next"
        isBusy={isBusy}
        {...(onNext && { onClick: onNext })}
      >
        {children}
      </Button>
    </BottomBar>
  );
}
