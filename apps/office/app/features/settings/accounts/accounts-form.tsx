import type { Accounts } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../kitchen/kitchen.module.css';
import { isAccount, readRates, type TypedAccounts, typeAccounts } from './typed-accounts.ts';

const account = (typed: string): MessageId | null => (isAccount(typed) ? null : 'settings.accounts.fault.account');

/** Changes the accounts of the accountant's journal (REP-09). */
export function AccountsForm({ current }: { current: Accounts }) {
  const say = useMessage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<TypedAccounts>({
    initial: typeAccounts(current),
    check: ({ card, cash, rates, sales, tax }) => ({
      card: account(card),
      cash: account(cash),
      rates: readRates(rates) ? null : 'settings.accounts.fault.rates',
      sales: account(sales),
      tax: account(tax),
    }),
    send: async ({ card, cash, rates, sales, tax }) => {
      setSaved(false);
      const wanted = {
        card: card.trim(),
        cash: cash.trim(),
        rates: readRates(rates) ?? [],
        other: { sales: sales.trim(), tax: tax.trim() },
      };
      form.set(typeAccounts(await editorCaller.chooseAccounts(wanted)));
      setSaved(true);
    },
  });
  const usual = { autoComplete: 'off', maxLength: 20 };
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.saved}>{say('settings.accounts.text')}</p>
      <FailureNote failure={form.failure} />
      <Field {...form.field('card')} {...usual} label={say('settings.accounts.card')} />
      <Field {...form.field('cash')} {...usual} label={say('settings.accounts.cash')} />
      <TextArea
        {...form.field('rates')}
        label={say('settings.accounts.rates')}
        hint={say('settings.accounts.ratesHint')}
        rows={4}
        autoComplete="off"
      />
      <Field {...form.field('sales')} {...usual} label={say('settings.accounts.sales')} />
      <Field {...form.field('tax')} {...usual} label={say('settings.accounts.tax')} />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.accounts.save')}
      </OfficeButton>
      <p role="status" className={styles.saved}>
        {isSaved && say('settings.accounts.saved')}
      </p>
    </form>
  );
}
