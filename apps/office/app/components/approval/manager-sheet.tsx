import { approvalMessages } from '../../messages/french/approval.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { type Asked, useApprovalStore } from '../../state/approval/approval-store.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { Answered } from '../answered.tsx';
import { StateBox } from '../state-box.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import styles from './manager-sheet.module.css';
import { PersonPin } from './person-pin.tsx';

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
  const { answer: found, ask } = useAnswer(officeCaller.approvers);
  return (
    <KitchenSheet title={say('approval.title')} testId="manager-sheet" onClose={() => answer(null)}>
      <p className={styles.what}>{say(`approval.for.${asked.action}`, { number: asked.number ?? '' })}</p>
      <Answered answer={found} onRetry={ask} rowHeight="4rem">
        {(people) =>
          people.length === 0 ? (
            <StateBox icon="circle-alert" title={say('approval.noneTitle')} text={say('approval.noneText')} />
          ) : (
            <PersonPin
              people={people}
              question={say('approval.who')}
              submitLabel={say('approval.confirm')}
              onPin={async (id, pin) => answer((await officeCaller.approve(id, pin, asked)).grant)}
            />
          )
        }
      </Answered>
    </KitchenSheet>
  );
}
