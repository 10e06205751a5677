import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { PaypalVisitKept } from '../../../state/cart/cart.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import type { ToldVisit } from '../visit/use-visit.ts';

interface VisitNoteProps {
  told: ToldVisit;
  visit: PaypalVisitKept;
  isOnline: boolean;
  isLeaving: boolean;
  /** True in the tab that had left. */
  isBack: boolean;
  /** Why PayPal's page could not be reached again; null if it was not tried. */
  failure: string | null;
}

/** Says in words what became of the payment. A screen reader hears each change. */
export function VisitNote(props: VisitNoteProps) {
  return (
    <div role="status">
      <Words {...props} />
    </div>
  );
}

function Words({ told: { state, message }, visit, isOnline, isLeaving, isBack, failure }: VisitNoteProps): ReactNode {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  if (isLeaving) return <Note icon="lock">{say('paypal.leaving')}</Note>;
  if (!isOnline)
    return (
      <Note kind="warm" icon="info">
        <p>
          <b>{say('paypal.offline')}</b>
        </p>
        <p>{say('paypal.offlineText')}</p>
      </Note>
    );
  switch (state) {
    case 'open': {
      const until = format.hour(Temporal.Instant.from(visit.until).toZonedDateTimeISO(timeZone));
      return (
        <Note kind={isBack ? 'warm' : 'neutral'} icon={isBack ? 'info' : 'lock'}>
          {isBack && (
            <p>
              <b>{say('paypal.unfinished')}</b>
            </p>
          )}
          <p>{failure ?? say('paypal.until', { time: until })}</p>
          <p>{say('paypal.locked')}</p>
        </Note>
      );
    }
    case 'processing':
      return (
        <Note kind="warm">
          <b>{say('paypal.processing')}</b> {say('paypal.processingText')}
        </Note>
      );
    case 'placed':
      return <Note kind="good">{say('paypal.placed')}</Note>;
    case 'failed':
    case 'expired':
      return (
        <Note kind="warm" icon="triangle-alert">
          {say(`paypal.${state}`)}
        </Note>
      );
    case 'refused':
      return (
        <Note kind="warm" icon="triangle-alert">
          {message && (
            <p>
              <b>{message}</b>
            </p>
          )}
          <p>{say('paypal.refused')}</p>
        </Note>
      );
    default:
      return <Note kind="warm">{say('paypal.asking')}</Note>;
  }
}
