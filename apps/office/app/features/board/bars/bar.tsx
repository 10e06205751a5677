import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface BarProps {
  look: 'lost' | 'thin' | 'ask' | 'bad' | 'done';
  drawing: ReactNode;
  testId?: string;
  /** What can be done about it. */
  children?: ReactNode;
  text: ReactNode;
  /** The text counts on: this is read out in its place, once (OFC-12). */
  said?: string;
}

/** A sentence over the whole width above the board, which stays until it is not so any more, and is read out as it comes. */
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
