import { Sheet, SheetBody, SheetHeader } from '@comptoir/ui';
import { type ReactNode, useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import styles from './manager-sheet.module.css';

interface KitchenSheetProps {
  title: string;
  testId: string;
  onClose: () => void;
  children: ReactNode;
}

/** A slim sheet with the large buttons of the kitchen. */
export function KitchenSheet({ title, testId, onClose, children }: KitchenSheetProps) {
  const say = useMessage();
  const titleId = useId();
  return (
    <Sheet titleId={titleId} kind="slim" testId={testId} onClose={onClose}>
      <div className={styles.kitchen}>
        <SheetHeader titleId={titleId} title={title} closeLabel={say('approval.close')} onClose={onClose} />
        <SheetBody className={styles.body}>{children}</SheetBody>
      </div>
    </Sheet>
  );
}
