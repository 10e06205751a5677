import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeKind = 'butter' | 'red' | 'green' | 'neutral' | 'outline' | 'ink';

export function badgeClass(kind: BadgeKind = 'butter'): string {
  return classNames(styles.badge, kind !== 'butter' && styles[kind]);
}
