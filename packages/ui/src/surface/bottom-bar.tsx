import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What stays at the foot of the window while the page scrolls: the page ends above it, however high its words make it. */
export function BottomBar({ className, children }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // A screen may give it a place of its own on a desk.
      const isOverPage = getComputedStyle(bar).position === 'fixed';
      style.setProperty('--bottom-bar', isOverPage ? `${bar.offsetHeight}px` : '0px');
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, []);

  return (
    <div ref={ref} className={classNames(styles.bar, className)}>
      {children}
    </div>
  );
}
