import type { ReactNode } from 'react';
import { Glyph } from '../icons/glyph.tsx';
import type { OfficeIconName } from '../icons/icon-names.ts';
import styles from './state-box.module.css';

interface StateBoxProps {
  icon: OfficeIconName;
  title: string;
  text?: string;
  /** With `isAlert`, screen readers announce the box when it appears. */
  isAlert?: boolean;
  children?: ReactNode;
}

export function StateBox({ icon, title, text, isAlert = false, children }: StateBoxProps) {
  return (
    <div className={styles.box} role={isAlert ? 'alert' : undefined}>
      <Glyph name={icon} className={styles.drawing} />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
