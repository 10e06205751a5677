import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bottom-bar.module.css';
import { reserveFoot } from './reserve-foot.ts';

interface BottomBarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What stays at the foot of the window while the page scrolls: the page ends above it, however high its words make it. */
export function BottomBar({ className, children }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (ref.current ? reserveFoot(ref.current, '--bottom-bar') : undefined), []);

  return (
    <div ref={ref} className={classNames(styles.bar, className)}>
      {children}
    </div>
  );
}
