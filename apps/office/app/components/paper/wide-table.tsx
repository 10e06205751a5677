import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import styles from './paper.module.css';

/** A table that a narrow screen scrolls sideways, also by the keyboard. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const say = useMessage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
    <section className={styles.wide} aria-label={say('paper.table', { name: label })} tabIndex={0}>
      {children}
    </section>
  );
}
