import { classNames, Icon } from '@comptoir/ui';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './office-button.module.css';

/** `ink`: what is done every day; `go`: what is agreed to; `bad`: what disappoints a diner; `plain` and `outline`: what else may be done. */
type OfficeButtonKind = 'ink' | 'go' | 'bad' | 'plain' | 'outline';

interface Looks {
  kind?: OfficeButtonKind;
  /** 44 px high instead of 56: for desks, never on the board (OFC-08). */
  isForDesk?: boolean;
  isWide?: boolean;
}

/** The classes of a button, for links that look like one. */
export function officeButtonClass({ kind = 'ink', isForDesk = false, isWide = false }: Looks = {}): string {
  return classNames(styles.button, styles[kind], isForDesk && styles.desk, isWide && styles.wide);
}

interface OfficeButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps its place and its focus, and does nothing. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A button for greasy fingers. */
export function OfficeButton({
  kind,
  isForDesk,
  isWide,
  isBusy,
  className,
  onClick,
  children,
  ...rest
}: OfficeButtonProps) {
  const looks = { ...(kind && { kind }), ...(isForDesk && { isForDesk }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(officeButtonClass(looks), className)}
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
