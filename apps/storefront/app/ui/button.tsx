import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const kinds = { primary: 'btn-p', dark: 'btn-d', outline: 'btn-o', quiet: 'btn-g', butter: 'btn-b' };
export type ButtonKind = keyof typeof kinds;

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind, { isSmall = false, isWide = false } = {}): string {
  return ['btn', kinds[kind], isSmall && 'btn-s', isWide && 'btn-w'].filter(Boolean).join(' ');
}

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
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const options = { ...(isSmall && { isSmall }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(kind, options)} ${className}`}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Icon name="loader-circle" className="spin" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  children: ReactNode;
}

/** A round 44 px button that holds a drawing; `label` says what it does. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`ic ${className}`} aria-label={label}>
      {children}
    </button>
  );
}
