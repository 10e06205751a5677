import type { ReactNode } from 'react';
import { Glyph } from '../icons/glyph.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

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
