import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'dark' | 'outline' | 'lined' | 'quiet' | 'butter';

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind, { isSmall = false, isWide = false } = {}): string {
  return classNames(styles.button, styles[kind], isSmall && styles.small, isWide && styles.wide);
}

/** The class of a round button that holds a drawing, for links that look like one. */
export const iconButtonClass = styles.iconButton;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  isSmall?: boolean;
  isWide?: boolean;
  /** Shows that work is under way; the button keeps its place and its focus but does nothing. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A pill button. While busy it stays focusable, so that a keyboard does not lose its place. */
export function Button({
  kind = 'primary',
  isSmall,
  isWide,
  isBusy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const options = { ...(isSmall && { isSmall }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(kind, options), className)}
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

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  /** Lies on a picture: with a ground and a shadow of its own. */
  isFloating?: boolean;
  children: ReactNode;
}

/** A round 44 px button that holds a drawing; `label` says what it does. */
export function IconButton({ label, isFloating = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.iconButton, isFloating && styles.floating, className)}
      aria-label={label}
    >
      {children}
    </button>
  );
}
