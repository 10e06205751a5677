import type { OfficeInvoice } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useSending } from '../../components/form/use-sending.ts';
import { InvoiceFiles } from '../../components/invoice/invoice-files.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { DepositForm } from './deposit-form.tsx';
import styles from './invoices.module.css';

/** An invoice or a credit note, with its files and the day of its deposit. */
export function InvoiceRow({ invoice: given }: { invoice: OfficeInvoice }) {
  const say = useMessage();
  const format = useFormat();
  const [invoice, setInvoice] = useState(given);
  const [isOpen, setOpen] = useState(false);
  const { number, kind, issuedOn, orderNumber, company, siren, totalCents, depositedOn } = invoice;
  const isCredit = kind === 'credit';
  return (
    <li className={styles.row} data-testid="invoice" data-number={number}>
      <div className={styles.head}>
        <h3>
          {number} · {company}
        </h3>
        <b className={styles.amount}>{format.money(isCredit ? 0 - totalCents : totalCents)}</b>
      </div>
      <p className={styles.facts}>
        {isCredit ? say('invoices.of', { invoice: invoice.invoice ?? '' }) : say('invoices.kind.invoice')}
        {' · '}
        {say('invoices.told', { day: format.date(issuedOn), siren })}
      </p>
      <div className={styles.buttons}>
        <InvoiceFiles invoice={invoice} />
        <Link className={linkStyles.link} to={`/office/commandes/${orderNumber}`}>
          {say('invoices.order', { number: orderNumber })}
        </Link>
        <MailAgain number={number} />
        {depositedOn ? (
          <span className={styles.deposited}>{say('invoices.deposited', { day: format.date(depositedOn) })}</span>
        ) : (
          !isOpen && (
            <OfficeButton
              kind="plain"
              isForDesk
              aria-label={say('invoices.depositOf', { number })}
              onClick={() => setOpen(true)}
            >
              {say('invoices.deposit')}
            </OfficeButton>
          )
        )}
      </div>
      {isOpen && !depositedOn && <DepositForm invoice={invoice} onDone={setInvoice} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Mails an invoice again. Its file stays as it is; the mail says that it is a copy (BOK-23). */
function MailAgain({ number }: { number: string }) {
  const say = useMessage();
  const [isMailed, setMailed] = useState(false);
  const { isBusy, failure, run } = useSending();
  const mail = () =>
    run(async () => {
      setMailed(false);
      await editorCaller.mailInvoice(number, randomId());
      setMailed(true);
    });
  return (
    <>
      <OfficeButton
        kind="plain"
        isForDesk
        isBusy={isBusy}
        aria-label={say('invoices.mailOf', { number })}
        onClick={mail}
      >
        {say('invoices.mail')}
      </OfficeButton>
      <span role="status">{isMailed && say('invoices.mailed')}</span>
      <FailureNote failure={failure} />
    </>
  );
}
