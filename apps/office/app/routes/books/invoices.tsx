import { Invoices } from '../../features/invoice/invoices.tsx';
import { invoicesMessages } from '../../messages/french/invoice/invoices.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function InvoicesRoute() {
  return (
    <AddedMessages add={{ invoices: invoicesMessages }}>
      <Invoices />
    </AddedMessages>
  );
}
