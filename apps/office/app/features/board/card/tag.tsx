import { classNames } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  look?: 'paid' | 'due' | 'late' | 'lined' | 'quiet';
  children: ReactNode;
}

export function Tag({ look, children }: TagProps) {
  return <span className={classNames(styles.tag, look && styles[look])}>{children}</span>;
}
