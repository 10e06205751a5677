import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface BarProps {
  look: 'lost' | 'thin' | 'ask' | 'bad' | 'done';
  drawing: ReactNode;
  testId?: string;
  /** The buttons of the bar. */
  children?: ReactNode;
  text: ReactNode;
  /** A stable text for screen readers where the visible text counts seconds (OFC-12). */
  said?: string;
}

/** A full-width notice above the board. It stays while its condition holds, and screen readers announce it. */
export function Bar({ look, drawing, testId, text, said, children }: BarProps) {
  return (
    <div className={classNames(styles.bar, styles[look])} data-testid={testId}>
      {drawing}
      <p aria-live={said === undefined ? undefined : 'off'}>{text}</p>
      {said !== undefined && <span className="visually-hidden">{said}</span>}
      {children}
    </div>
  );
}
