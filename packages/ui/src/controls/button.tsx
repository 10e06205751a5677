import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BusyButton, type BusyButtonProps } from './busy-button.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'dark' | 'outline' | 'lined' | 'quiet' | 'butter';

export function buttonClass(kind: ButtonKind, { isSmall = false, isWide = false } = {}): string {
  return classNames(styles.button, styles[kind], isSmall && styles.small, isWide && styles.wide);
}

export const iconButtonClass = styles.iconButton;

interface ButtonProps extends BusyButtonProps {
  kind?: ButtonKind;
  isSmall?: boolean;
  isWide?: boolean;
}

export function Button({ kind = 'primary', isSmall, isWide, className, ...rest }: ButtonProps) {
  const options = { ...(isSmall && { isSmall }), ...(isWide && { isWide }) };
  return <BusyButton {...rest} className={classNames(buttonClass(kind, options), className)} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  isFloating?: boolean;
  children: ReactNode;
}

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
