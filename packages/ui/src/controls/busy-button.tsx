import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows progress and ignores clicks, but keeps place and focus. */
  isBusy?: boolean | undefined;
}

/** An unstyled button. Focusable while busy, so that keyboard users keep their place. */
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
