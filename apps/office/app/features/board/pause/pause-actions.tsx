import type { ReactNode } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import styles from './pause.module.css';

/** The end of a form of the sheet: the way back, and the button that confirms. */
export function PauseActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <OfficeButton kind="outline" onClick={closeSheet}>
        <Text id="board.sheet.back" />
      </OfficeButton>
      {children}
    </div>
  );
}
