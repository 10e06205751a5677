import { mostRefundLimitCents, type RefundLimits } from '@comptoir/contract';
import { readTypedAmount, writeTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../kitchen/kitchen.module.css';

type Limit = 'one' | 'day';

/** Changes at once the amounts above which a refund needs an owner (REP-26). */
export function RefundLimitsForm({ current }: { current: RefundLimits }) {
  const say = useMessage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Record<Limit, string>>({
    initial: textsOf(current),
    check: ({ one, day }) => ({ one: faultOf(one), day: faultOf(day) }),
    send: async ({ one, day }) => {
      setSaved(false);
      const wanted = { refundLimitCents: centsOf(one) ?? 0, refundDayLimitCents: centsOf(day) ?? 0 };
      form.set(textsOf(await editorCaller.chooseRefundLimits(wanted)));
      setSaved(true);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      {(['one', 'day'] as const).map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          label={say(`settings.refundLimits.${name}`)}
          hint={say(`settings.refundLimits.${name}Hint`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ))}
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.refundLimits.save')}
      </OfficeButton>
      <p role="status" className={styles.saved}>
        {isSaved && say('settings.refundLimits.saved')}
      </p>
    </form>
  );
}

const textsOf = ({ refundLimitCents, refundDayLimitCents }: RefundLimits): Record<Limit, string> => ({
  one: writeTypedAmount(refundLimitCents),
  day: writeTypedAmount(refundDayLimitCents),
});

/** Returns the cents of a limit that is allowed; else null. */
function centsOf(typed: string): number | null {
  const amount = readTypedAmount(typed);
  return 'cents' in amount && amount.cents >= 0 && amount.cents <= mostRefundLimitCents ? amount.cents : null;
}

const faultOf = (typed: string): MessageId | null => (centsOf(typed) === null ? 'settings.refundLimits.fault' : null);
