import { type BoardOrder, longestMissingReason } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import styles from './order-page.module.css';

interface CashMissingProps {
  order: BoardOrder;
  onChanged: () => Promise<void>;
}

/**
 * Says that presumed cash was not collected, with a reason (BOK-20). Nothing is shown of an order of which a part went back: what is
 * left of it goes back by a refund.
 */
export function CashMissing({ order, onChanged }: CashMissingProps) {
  const mayTell = useSession()?.permissions.includes('books') ?? false;
  const [isAsked, setAsked] = useState(false);
  if (!mayTell || !order.isCashPresumed || order.leftCents !== undefined) return null;
  if (isAsked) return <Confirm order={order} onChanged={onChanged} onClose={() => setAsked(false)} />;
  return (
    <div className={styles.erase}>
      <Text as="p" id="past.cashMissing.text" />
      <OfficeButton kind="outline" isForDesk onClick={() => setAsked(true)} data-testid="cash-missing">
        <Text id="past.cashMissing.ask" />
      </OfficeButton>
    </div>
  );
}

function Confirm({ order: { id, totalCents }, onChanged, onClose }: CashMissingProps & { onClose: () => void }) {
  const say = useMessage();
  const format = useFormat();
  // A retry sends the same id, so that the sale is taken back only once.
  const [actionId] = useState(randomId);
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: needed(reason) }),
    send: async ({ reason }) => {
      await editorCaller.cashMissing(id, reason.trim(), actionId);
      await onChanged();
    },
  });
  return (
    <form {...form.props} className={styles.confirm} data-testid="cash-missing-confirm">
      <p role="alert">
        <Text id="past.cashMissing.sure" values={{ amount: format.money(totalCents) }} />
      </p>
      <FailureNote failure={form.failure} />
      <Field
        {...form.field('reason')}
        label={say('past.cashMissing.reason')}
        maxLength={longestMissingReason}
        autoFocus
        aria-required
      />
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onClose}>
          <Text id="past.cashMissing.keep" />
        </OfficeButton>
        <OfficeButton type="submit" kind="bad" isForDesk isBusy={form.isBusy}>
          <Text id="past.cashMissing.yes" />
        </OfficeButton>
      </div>
    </form>
  );
}
