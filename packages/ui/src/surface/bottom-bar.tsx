import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bottom-bar.module.css';
import { reserveFoot } from './reserve-foot.ts';

interface BottomBarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Reserves its height at the end of the page, because the bar is fixed. */
export function BottomBar({ className, children }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (ref.current ? reserveFoot(ref.current, '--bottom-bar') : undefined), []);

  return (
    <div ref={ref} className={classNames(styles.bar, className)}>
      {children}
    </div>
  );
}
