import { ApiError, type OfficeWithdrawal } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import type { OfferedStep } from './withdrawal-steps.ts';
import styles from './withdrawals.module.css';

interface ConfirmStepProps {
  withdrawal: OfficeWithdrawal;
  step: OfferedStep;
  /** Reads the list again. */
  onChanged: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

const longestReason = 200;

/** Says what a step of a withdrawal does, and does it at the second tap. A refusal needs a reason (LAW-40). */
export function ConfirmStep({
  withdrawal: { id, orderNumber, amountCents, email },
  step,
  onChanged,
  onDone,
  onClose,
}: ConfirmStepProps) {
  const say = useMessage();
  const format = useFormat();
  // A retry sends the same id, so that the server does the step only once.
  const [actionId] = useState(randomId);
  const isRefusal = step === 'refuse' || step === 'file';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isRefusal ? needed(reason) : null }),
    send: async ({ reason }) => {
      try {
        await (isRefusal
          ? editorCaller.withdrawalStep(id, 'refuse', actionId, reason.trim())
          : editorCaller.withdrawalStep(id, step, actionId));
      } catch (error) {
        // The state has changed meanwhile. The row shows the new one, and the form says why its step failed.
        if (error instanceof ApiError && error.code === 'withdrawal_moved') await onChanged();
        throw error;
      }
      await onChanged();
      onDone();
    },
  });
  return (
    <form {...form.props} className={styles.confirm} data-testid="withdrawal-confirm">
      <p role="alert">
        {say(`withdrawals.sure.${step}`, { amount: format.money(amountCents), number: orderNumber, email })}
      </p>
      <FailureNote failure={form.failure} />
      {isRefusal && (
        <Field
          {...form.field('reason')}
          label={say('withdrawals.reason')}
          hint={say('withdrawals.reasonHint')}
          maxLength={longestReason}
          autoComplete="off"
          autoFocus
          aria-required
        />
      )}
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onClose} autoFocus={!isRefusal}>
          {say('withdrawals.keep')}
        </OfficeButton>
        <OfficeButton type="submit" kind={isRefusal ? 'bad' : 'ink'} isForDesk isBusy={form.isBusy}>
          {say(`withdrawals.yes.${step}`)}
        </OfficeButton>
      </div>
    </form>
  );
}
