import type { LiveOrder } from '@comptoir/contract';
import { Button } from '@comptoir/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import type { FollowedWhole } from '../../../state/live/followed-order.ts';
import { announceOffline } from '../../../state/page/announcement-store.ts';

const InvoiceForm = lazyPart<FollowedWhole & { onClose: () => void }>(
  async () => (await import('./invoice-form.tsx')).InvoiceForm,
  { onMissing: announceOffline, isOpened: true },
);

/** The invoice that a company asks for after its order, until the close of the day (LAW-68). Its form loads on demand. */
export function AskInvoice(props: FollowedWhole) {
  const say = useMessage();
  const [isOpen, setOpen] = useState(false);
  const { canInvoice, receipt } = props.order;
  if (receipt.companyName) return <Bound order={props.order} name={receipt.companyName} hasFocus={isOpen} />;
  if (isOpen) return <InvoiceForm {...props} onClose={() => setOpen(false)} />;
  if (!canInvoice) return null;
  async function open(): Promise<void> {
    await InvoiceForm.load();
    setOpen(true);
  }
  return (
    <div className="row">
      <Button kind="outline" isSmall data-testid="ask-invoice" onClick={open} onPointerDown={InvoiceForm.load}>
        {say('live.invoice.ask')}
      </Button>
    </div>
  );
}

/** It takes the focus of the button that is gone. */
function Bound({ order, name, hasFocus }: { order: LiveOrder; name: string; hasFocus: boolean }) {
  const say = useMessage();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  const isPaid = order.receipt.status === 'paid';
  return (
    <p ref={ref} tabIndex={-1} role="status" className="small" data-testid="invoice-of">
      {say(isPaid ? 'live.invoice.made' : 'live.invoice.comes', { name })}
    </p>
  );
}
