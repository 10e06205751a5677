import type { ReactNode } from 'react';
import { LaterBooksBar } from '../components/books/later-books-bar.tsx';
import styles from './desk.module.css';
import { BottomBar, Rail } from './navigation/navigation.tsx';

export function Desk({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.desk}>
      <Rail />
      <main className={styles.page}>
        <LaterBooksBar />
        <h1>{title}</h1>
        {children}
      </main>
      <BottomBar />
    </div>
  );
}
