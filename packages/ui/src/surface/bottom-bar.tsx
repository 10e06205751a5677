import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What stays at the foot of the window while the page scrolls. */
export function BottomBar({ className, children }: BottomBarProps) {
  return <div className={classNames(styles.bar, className)}>{children}</div>;
}
