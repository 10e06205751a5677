import { Sheet, SheetBody, SheetHeader } from '@comptoir/ui';
import { useId } from 'react';
import { approvalMessages } from '../../messages/french/approval.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useProofQuestion } from '../../state/question/questions.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { SecondCodeField } from '../form/second-code-field.tsx';
import { needed, useForm } from '../form/use-form.ts';
import { OfficeButton } from '../office-button.tsx';
import styles from './manager-sheet.module.css';

/** Asks for a code of the second factor before a change that needs one (ROL-05). */
export function ProofSheet() {
  const asking = useProofQuestion((state) => state.asking);
  return (
    asking && (
      <AddedMessages add={{ approval: approvalMessages }}>
        <AskingSheet onAnswer={asking.answer} />
      </AddedMessages>
    )
  );
}

function AskingSheet({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const say = useMessage();
  const titleId = useId();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: needed(code) }),
    send: async ({ code }) => {
      await editorCaller.prove(code);
      onAnswer(true);
    },
  });
  return (
    <Sheet titleId={titleId} kind="slim" testId="proof-sheet" onClose={() => onAnswer(false)}>
      <SheetHeader
        titleId={titleId}
        title={say('approval.proof.title')}
        closeLabel={say('approval.close')}
        onClose={() => onAnswer(false)}
      />
      <SheetBody className={styles.body}>
        <p className={styles.what}>{say('approval.proof.text')}</p>
        <form {...form.props} className={styles.form}>
          <FailureNote failure={form.failure} />
          <SecondCodeField {...form.field('code')} />
          <OfficeButton type="submit" isWide isBusy={form.isBusy}>
            {say('approval.proof.confirm')}
          </OfficeButton>
        </form>
      </SheetBody>
    </Sheet>
  );
}
