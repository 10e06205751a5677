import type { ReactNode } from 'react';
import { Glyph } from '../icons/glyph.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** The button or link that leads on. */
  children?: ReactNode;
}

/** A page in place of a screen: what happened, and how to go on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <Glyph name="circle-alert" size="large" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
