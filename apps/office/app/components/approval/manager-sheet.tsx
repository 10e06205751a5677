import { Sheet, SheetBody, SheetHeader, Skeleton } from '@comptoir/ui';
import { useId } from 'react';
import { approvalMessages } from '../../messages/french/approval.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { type Asked, useApprovalStore } from '../../state/approval/approval-store.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { FailedBox } from '../failed-box.tsx';
import { StateBox } from '../state-box.tsx';
import { ManagerPin } from './manager-pin.tsx';
import styles from './manager-sheet.module.css';

/** Asks for a manager's PIN before an action that the kitchen may not do alone (ROL-11). */
export function ManagerSheet() {
  const asking = useApprovalStore((state) => state.asking);
  return (
    asking && (
      <AddedMessages add={{ approval: approvalMessages }}>
        <AskingSheet {...asking} />
      </AddedMessages>
    )
  );
}

function AskingSheet({ asked, answer }: { asked: Asked; answer: (grant: string | null) => void }) {
  const say = useMessage();
  const titleId = useId();
  const { answer: people, ask } = useAnswer(officeCaller.approvers);
  const number = asked.number ?? '';
  return (
    <Sheet titleId={titleId} kind="slim" testId="manager-sheet" onClose={() => answer(null)}>
      <div className={styles.kitchen}>
        <SheetHeader
          titleId={titleId}
          title={say('approval.title')}
          closeLabel={say('approval.close')}
          onClose={() => answer(null)}
        />
        <SheetBody className={styles.body}>
          <p className={styles.what}>{say(`approval.for.${asked.action}`, { number })}</p>
          {people.kind === 'loading' && (
            <div role="status" aria-label={say('state.loading')}>
              <Skeleton height="12rem" radius="1rem" />
            </div>
          )}
          {people.kind === 'failed' && <FailedBox error={people.error} onRetry={() => void ask()} />}
          {people.kind === 'here' && people.value.length === 0 && (
            <StateBox icon="circle-alert" title={say('approval.noneTitle')} text={say('approval.noneText')} />
          )}
          {people.kind === 'here' && people.value.length > 0 && (
            <ManagerPin people={people.value} asked={asked} onGranted={answer} />
          )}
        </SheetBody>
      </div>
    </Sheet>
  );
}
