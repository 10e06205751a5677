import type { OrderSheet, SheetEvent } from '@comptoir/contract';
import { disputeReasons } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../../messages/use-message.ts';
import { useHour } from '../../base/use-hour.ts';

/** The text of an event. `who` is the person's name if the text does not contain it. */
interface EventWords {
  what: string;
  who: string;
}

const naming: readonly SheetEvent['kind'][] = [
  'seen',
  'accepted',
  'taken_back',
  'started',
  'delayed',
  'recalled',
  'refused',
  'cancelled',
  'noted',
];

const printOf = ({ print }: SheetEvent) => ({ paper: print?.paper ?? '', copy: print?.copy ?? 0 });

export function useEventWords({ receipt }: OrderSheet): (event: SheetEvent) => EventWords {
  const say = useMessage();
  const format = useFormat();
  const sayHour = useHour();

  function sayWho({ by, device }: SheetEvent): string {
    if (by === 'system' || by === 'diner') return say(`board.history.by.${by}`);
    return [by, device].filter(Boolean).join(' · ');
  }

  function sayWhy({ reason, refundReason }: SheetEvent) {
    return {
      code: reason ?? '',
      reason: reason ? say(`board.reason.${reason}`) : '',
      why: refundReason ? say(`board.history.why.${refundReason}`) : 'none',
    };
  }

  function sayDispute({ dispute }: SheetEvent) {
    const reason = disputeReasons.find((one) => one === dispute);
    return { state: dispute ?? '', dispute: reason ? say(`board.dispute.reason.${reason}`) : '' };
  }

  return (event) => {
    const { kind, by, dueAt, minutes, amountCents, step, text, to, identity, notice } = event;
    const who = sayWho(event);
    const what = say(`board.history.${kind}`, {
      who,
      by: by ?? '',
      method: receipt.paymentMethod,
      to: to ?? '',
      identity: identity ?? '',
      step: step ?? '',
      text: text ?? '',
      notice: notice ? say(`board.history.notice.${notice}`) : 'none',
      ...sayDispute(event),
      ...printOf(event),
      ...sayWhy(event),
      hour: dueAt ? sayHour(dueAt) : '',
      minutes: minutes ?? 0,
      amount: amountCents === null ? '' : format.money(amountCents),
    });
    return { what, who: naming.includes(kind) ? '' : who };
  };
}
