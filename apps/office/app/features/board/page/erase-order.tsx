import type { BoardOrder } from '@comptoir/contract';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import styles from './order-page.module.css';

interface EraseOrderProps {
  order: BoardOrder;
  isErased: boolean;
  /** An order that goes on keeps its diner. */
  isOver: boolean;
  onErased: () => Promise<void>;
}

/** Erases who ordered, at the second tap, which says what goes and what stays (REP-29). */
export function EraseOrder({ order, isErased, isOver, onErased }: EraseOrderProps) {
  const mayErase = useSession()?.permissions.includes('erase') ?? false;
  const [isAsked, setAsked] = useState(false);
  if (isErased) return <Text as="p" id="past.erased" />;
  if (!mayErase || !isOver) return null;
  if (isAsked) return <Confirm order={order} onErased={onErased} onClose={() => setAsked(false)} />;
  return (
    <div className={styles.erase}>
      <Text as="p" id="past.eraseText" />
      <OfficeButton kind="outline" isForDesk onClick={() => setAsked(true)} data-testid="erase">
        <Text id="past.erase" />
      </OfficeButton>
    </div>
  );
}

interface ConfirmProps extends Pick<EraseOrderProps, 'order' | 'onErased'> {
  onClose: () => void;
}

function Confirm({ order: { id, number }, onErased, onClose }: ConfirmProps) {
  // A retry sends the same id, so that the server erases only once.
  const [actionId] = useState(randomId);
  const { isBusy, failure, run } = useSending();
  const erase = async () => {
    await editorCaller.eraseOrder(id, actionId);
    await onErased();
  };
  return (
    <div className={styles.confirm} data-testid="erase-confirm">
      <p role="alert">
        <Text id="past.sure" values={{ number }} />
      </p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onClose} autoFocus>
          <Text id="past.keep" />
        </OfficeButton>
        <OfficeButton kind="bad" isForDesk isBusy={isBusy} onClick={() => run(erase)}>
          <Text id="past.yes" />
        </OfficeButton>
      </div>
    </div>
  );
}
