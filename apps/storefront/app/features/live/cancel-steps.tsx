import { ApiError, type LiveOrder, orderOf } from '@comptoir/contract';
import { Button, Note } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useRef, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useCaller } from '../../state/shop/shop-context.tsx';
import { CancelButton } from './cancel-button.tsx';
import { leftCents } from './left-cents.ts';

interface CancelStepsProps {
  token: string;
  order: LiveOrder;
  onNews: (wire: Record<string, unknown>) => void;
}

export function CancelSteps({ token, order, onNews }: CancelStepsProps) {
  const say = useMessage();
  const format = useFormat();
  const caller = useCaller();
  const [step, setStep] = useState<'idle' | 'asked' | 'sent'>('asked');
  const [problem, setProblem] = useState<'tooLate' | 'failed' | null>(null);
  // A retry sends the same id, so that the server cancels only once.
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
  const amount = format.money(leftCents(order));
  return (
    <div className="stack">
      {problem && <Note kind="error">{say(`live.cancel.${problem}`)}</Note>}
      {order.canCancel && step === 'idle' && <CancelButton onClick={() => setStep('asked')} />}
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
