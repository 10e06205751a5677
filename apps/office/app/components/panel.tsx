import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  children: ReactNode;
  /** The key of a part that has no form but this panel, such as `setting/features.delivery.zones`. An address can ask for it. */
  part?: string;
}

export function Panel({ title, children, part }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} data-part={part} tabIndex={part ? -1 : undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
