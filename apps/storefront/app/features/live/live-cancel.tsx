import { randomId } from '@comptoir/browser';
import { ApiError, type LiveOrder, orderOf } from '@comptoir/contract';
import { Button, Note } from '@comptoir/ui';
import { useRef, useState } from 'react';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useCaller } from '../../state/shop/shop-context.tsx';

interface LiveCancelProps {
  token: string;
  order: LiveOrder;
  /** Takes the order as the answer tells it. */
  onNews: (wire: Record<string, unknown>) => void;
}

/** Takes a new order back, after it was said what that does (LIV-20). */
export function LiveCancel({ token, order, onNews }: LiveCancelProps) {
  const say = useMessage();
  const format = useFormat();
  const caller = useCaller();
  const [step, setStep] = useState<'idle' | 'asked' | 'sent'>('idle');
  const [problem, setProblem] = useState<'tooLate' | 'failed' | null>(null);
  // What is sent again is the same cancellation.
  const actionId = useRef(randomId());
  const { receipt, version, orderNumber } = order;

  async function cancel(): Promise<void> {
    setStep('sent');
    setProblem(null);
    try {
      onNews(await caller.cancelOrder(token, { actionId: actionId.current, version }));
    } catch (error) {
      const moved = error instanceof ApiError ? orderOf(error.body) : null;
      if (moved) onNews(moved);
      setProblem(moved ? 'tooLate' : 'failed');
    }
    setStep('idle');
  }

  if (!problem && !order.canCancel) return null;
  const amount = format.money(receipt.totalCents);
  return (
    <div className="stack">
      {problem && <Note kind="error">{say(`live.cancel.${problem}`)}</Note>}
      {order.canCancel && step === 'idle' && (
        <div className="row">
          <Button kind="outline" isSmall onClick={() => setStep('asked')} data-testid="live-cancel">
            {say('live.cancel.ask')}
          </Button>
        </div>
      )}
      {order.canCancel && step !== 'idle' && (
        <fieldset className="stack" disabled={step === 'sent'}>
          <legend className="bold">{say('live.cancel.sure', { number: orderNumber })}</legend>
          <p>{receipt.paymentMethod === 'card' ? say('live.cancel.paid', { amount }) : say('live.cancel.cash')}</p>
          <div className="row wrapping">
            <Button kind="dark" onClick={cancel} autoFocus>
              {say('live.cancel.yes')}
            </Button>
            <Button kind="outline" onClick={() => setStep('idle')}>
              {say('live.cancel.no')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
