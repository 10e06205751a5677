import { classNames, reserveFoot } from '@comptoir/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  testId: string;
  /** Id of the heading that names it. */
  titleId: string;
  isDark?: boolean;
  /** On a phone it is as low as its words let it be. */
  isSlim?: boolean;
  /** How the shop is installed, for tests and tools. */
  variant?: string;
  /** What stands beside the words. */
  picture: ReactNode;
  words: ReactNode;
  /** What closes it. */
  corner?: ReactNode;
  children: ReactNode;
}

/** A card at the foot of the page, which asks for something and leaves the page usable. */
export function Banner({ testId, titleId, isDark, isSlim, variant, picture, words, corner, children }: BannerProps) {
  const ref = useRef<HTMLElement>(null);
  // What lies at the end of the page can be scrolled to above it.
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

/** The restaurant's icon, as a phone shows it. */
export function AppIcon() {
  return <img className={styles.icon} src="/icon.svg" alt="" width={52} height={52} />;
}
