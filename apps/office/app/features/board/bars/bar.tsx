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
}

/** A sentence over the whole width above the board, which stays until it is not so any more. */
export function Bar({ look, drawing, testId, text, children }: BarProps) {
  return (
    <div className={classNames(styles.bar, styles[look])} data-testid={testId}>
      {drawing}
      <p>{text}</p>
      {children}
    </div>
  );
}
