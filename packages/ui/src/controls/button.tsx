import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BusyButton, type BusyButtonProps } from './busy-button.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'dark' | 'outline' | 'lined' | 'quiet' | 'butter';

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind, { isSmall = false, isWide = false } = {}): string {
  return classNames(styles.button, styles[kind], isSmall && styles.small, isWide && styles.wide);
}

/** The class of a round button that holds a drawing, for links that look like one. */
export const iconButtonClass = styles.iconButton;

interface ButtonProps extends BusyButtonProps {
  kind?: ButtonKind;
  isSmall?: boolean;
  isWide?: boolean;
}

/** A pill button. */
export function Button({ kind = 'primary', isSmall, isWide, className, ...rest }: ButtonProps) {
  const options = { ...(isSmall && { isSmall }), ...(isWide && { isWide }) };
  return <BusyButton {...rest} className={classNames(buttonClass(kind, options), className)} />;
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
