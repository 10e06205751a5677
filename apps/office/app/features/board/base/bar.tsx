import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface BarProps {
  look: 'lost' | 'thin' | 'ask' | 'bad' | 'done';
  drawing: ReactNode;
  testId?: string;
  children?: ReactNode;
  text: ReactNode;
  /** The text for screen readers, if the visible text counts seconds and would be announced each second (OFC-12). */
  said?: string;
}

/** A notice above the order board. It stays while its reason exists. */
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
