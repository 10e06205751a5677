import { classNames, Icon } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './consequence.module.css';

/** Shows in a sheet the effects of its action before the tap: the message to the diner and the payment. */
export function Consequence({ look, children }: { look: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={classNames(styles.consequence, styles[look])}>
      <Icon name={look === 'good' ? 'circle-check' : look === 'bad' ? 'triangle-alert' : 'info'} />
      <span>{children}</span>
    </p>
  );
}
