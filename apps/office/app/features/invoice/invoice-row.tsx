import type { OfficeInvoice } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { InvoiceFiles } from '../../components/invoice/invoice-files.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
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
