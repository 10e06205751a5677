import type { OfficeInvoice } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';

export const invoiceParts = ['pdf', 'xml'] as const;

export const invoiceAddress = (number: string, part: (typeof invoiceParts)[number]): string =>
  `/v2/office/invoices/${number}/${part}`;

/** The files of an invoice. The PDF comes some seconds after its invoice. */
export function InvoiceFiles({ invoice: { number, hasPdf } }: { invoice: OfficeInvoice }) {
  const say = useMessage();
  return invoiceParts.map((part) =>
    part === 'pdf' && !hasPdf ? (
      <span key={part}>{say('invoices.drawing')}</span>
    ) : (
      <a
        key={part}
        className={linkStyles.link}
        href={invoiceAddress(number, part)}
        aria-label={say('invoices.partOf', { part: say(`invoices.part.${part}`), number })}
        download
      >
        {say(`invoices.part.${part}`)}
      </a>
    ),
  );
}
