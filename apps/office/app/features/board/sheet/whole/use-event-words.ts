import type { OrderSheet, SheetEvent } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../../messages/use-message.ts';
import { useHour } from '../../base/use-hour.ts';

/** The text of an event and, if the text does not contain it, the name of the person. */
interface EventWords {
  what: string;
  who: string;
}

/** The kinds of events whose text contains the person's name. */
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

/** The words for an event in the history of an order (BRD-46). */
export function useEventWords({ receipt }: OrderSheet): (event: SheetEvent) => EventWords {
  const say = useMessage();
  const format = useFormat();
  const sayHour = useHour();

  function sayWho({ by, device }: SheetEvent): string {
    if (by === 'system' || by === 'diner') return say(`board.history.by.${by}`);
    return [by, device].filter(Boolean).join(' · ');
  }

  return (event) => {
    const { kind, by, dueAt, minutes, amountCents, reason, step, text, to } = event;
    const who = sayWho(event);
    const what = say(`board.history.${kind}`, {
      who,
      by: by ?? '',
      method: receipt.paymentMethod,
      to: to ?? '',
      step: step ?? '',
      text: text ?? '',
      hour: dueAt ? sayHour(dueAt) : '',
      minutes: minutes ?? 0,
      amount: amountCents === null ? '' : format.money(amountCents),
      code: reason ?? '',
      reason: reason ? say(`board.reason.${reason}`) : '',
    });
    return { what, who: naming.includes(kind) ? '' : who };
  };
}
