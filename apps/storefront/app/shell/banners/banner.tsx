import { classNames, reserveFoot } from '@comptoir/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  testId: string;
  titleId: string;
  isDark?: boolean;
  /** On phones, a slim banner is only as high as its text. */
  isSlim?: boolean;
  /** The way of installing, for tests and tools. */
  variant?: string;
  picture: ReactNode;
  words: ReactNode;
  corner?: ReactNode;
  children: ReactNode;
}

export function Banner({ testId, titleId, isDark, isSlim, variant, picture, words, corner, children }: BannerProps) {
  const ref = useRef<HTMLElement>(null);
  // Reserves space below the page, so that its end can scroll above the banner.
  useLayoutEffect(() => (ref.current ? reserveFoot(ref.current, '--banner') : undefined), []);
  return (
    <section
      ref={ref}
      className={classNames(styles.banner, isDark && styles.dark, isDark && 'on-dark', isSlim && styles.slim)}
      aria-labelledby={titleId}
      data-testid={testId}
      data-variant={variant}
    >
      <div className={styles.head}>
        {picture}
        <div className={styles.words}>{words}</div>
        {corner}
      </div>
      {children}
    </section>
  );
}

export function AppIcon() {
  return <img className={styles.icon} src="/icon.svg" alt="" width={52} height={52} />;
}
