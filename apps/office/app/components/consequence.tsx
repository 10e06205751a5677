import { classNames, Icon } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './consequence.module.css';

export function Consequence({ look, children }: { look: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={classNames(styles.consequence, styles[look])}>
      <Icon name={look === 'good' ? 'circle-check' : look === 'bad' ? 'triangle-alert' : 'info'} />
      <span>{children}</span>
    </p>
  );
}
