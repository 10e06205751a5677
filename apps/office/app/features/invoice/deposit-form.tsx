import type { OfficeInvoice } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import styles from './invoices.module.css';

interface DepositFormProps {
  invoice: OfficeInvoice;
  onDone: (invoice: OfficeInvoice) => void;
  onClose: () => void;
}

/** Notes by hand on which day an invoice was given to a platform. It is noted once. */
export function DepositForm({ invoice: { number, issuedOn }, onDone, onClose }: DepositFormProps) {
  const say = useMessage();
  const { timeZone } = useSite();
  const today = useNow((now) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString());
  // A retry sends the same id, so that the server notes the day only once.
  const [actionId] = useState(randomId);
  const form = useForm({
    initial: { date: today },
    check: ({ date }) => ({ date: needed(date) }),
    send: async ({ date }) =>
      onDone(await editorCaller.depositInvoice(number, Temporal.PlainDate.from(date), actionId)),
  });
  return (
    <form {...form.props} className={styles.confirm} data-testid="deposit">
      <FailureNote failure={form.failure} />
      <Field
        {...form.field('date')}
        type="date"
        label={say('invoices.depositDay')}
        hint={say('invoices.depositSure')}
        min={issuedOn.toString()}
        max={today}
        autoFocus
        aria-required
      />
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onClose}>
          {say('invoices.keep')}
        </OfficeButton>
        <OfficeButton type="submit" kind="ink" isForDesk isBusy={form.isBusy}>
          {say('invoices.yes')}
        </OfficeButton>
      </div>
    </form>
  );
}
