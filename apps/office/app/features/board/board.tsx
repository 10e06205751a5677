import type { ReactNode } from 'react';
import { Text } from '../../messages/text.tsx';
import styles from './board.module.css';

/** The order board; `menu` leads to the other pages. */
export function Board({ menu }: { menu: ReactNode }) {
  return (
    <header className={styles.strip}>
      <Text as="h1" id="board.heading" />
      {menu}
    </header>
  );
}
