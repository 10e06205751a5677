import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface StepBarProps {
  isSubmit?: boolean;
  isBusy?: boolean;
  onNext?: () => void;
  children: ReactNode;
}

/** The one way on: at the foot of a phone, under the form on a desk. */
export function StepBar({ isSubmit = false, isBusy = false, onNext, children }: StepBarProps) {
  return (
    <div className="bar">
      <Button
        isWide
        type={isSubmit ? 'submit' : 'button'}
        className="btn-tall"
        data-testid="checkout-next"
        isBusy={isBusy}
        {...(onNext && { onClick: onNext })}
      >
        {children}
      </Button>
    </div>
  );
}
