import { Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';

interface BoardSheetProps {
  title: string;
  kind?: 'slim' | 'broad';
  testId: string;
  footer?: ReactNode;
  children: ReactNode;
}

export function BoardSheet({ title, kind = 'slim', testId, footer, children }: BoardSheetProps) {
  const say = useMessage();
  const titleId = `${testId}-title`;
  return (
    <Sheet titleId={titleId} kind={kind} testId={testId} onClose={closeSheet}>
      <SheetHeader titleId={titleId} title={title} closeLabel={say('board.sheet.close')} onClose={closeSheet} />
      <SheetBody>{children}</SheetBody>
      {footer && <SheetFooter>{footer}</SheetFooter>}
    </Sheet>
  );
}
