import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps its place and its focus, and does nothing. */
  isBusy?: boolean | undefined;
}

/** A button without looks of its own. While busy it stays focusable, so that a keyboard does not lose its place. */
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
