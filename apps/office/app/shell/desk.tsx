import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { BottomBar, Rail } from './navigation.tsx';

/** A screen with the navigation beside it, or at its foot on narrow screens. */
export function Desk({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.desk}>
      <Rail />
      <main className={styles.page}>
        <h1>{title}</h1>
        {children}
      </main>
      <BottomBar />
    </div>
  );
}
