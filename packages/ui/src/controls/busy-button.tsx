import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** A busy button shows progress and ignores clicks, but keeps its place and the focus. */
  isBusy?: boolean | undefined;
}

export function BusyButton({ isBusy, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Icon name="loader-circle" isSpinning />}
      {children}
    </button>
  );
}
