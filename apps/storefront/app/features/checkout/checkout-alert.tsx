import type { Format } from '@comptoir/format';
import { Note } from '@comptoir/ui';
import { type MessageValues, useFormat } from '@comptoir/web-app/messages';
import { promiseMovedWords } from '@comptoir/words';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { type Say, specificationKey, useMessage } from '../../messages/use-message.ts';
import type { CheckoutAlert as Alert, CheckoutState } from '../../state/checkout/checkout-state.ts';
import type { CompanyForm, PersonalForm } from '../../state/checkout/order-forms.ts';
import type { AmountChange } from '../../state/checkout/stored-expected-amounts.ts';
import styles from './checkout-alert.module.css';
import { invalidFieldMessage } from './machine/model/invalid-field-message.ts';
import type { Checkout } from './run/use-checkout.ts';

/** Lists each line and amount that differs from the shown one (CHK-47). */
function ChangeList({ changes, say, format }: { changes: AmountChange[]; say: Say; format: Format }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ subject, beforeCents, afterCents }) => {
        const name = subject.kind === 'line' ? subject.name : say(`checkout.alert.subject.${subject.kind}`);
        const values = { subject: name, before: format.money(beforeCents), after: format.money(afterCents) };
        return <li key={subject.kind + name}>{say('cart.changed', values)}</li>;
      })}
    </ul>
  );
}

/** The message that names what a wallet did not say of its holder. */
function contactOf(field: string): MessageId {
  return field === 'email' || field === 'phone' ? `checkout.alert.contact.${field}` : 'checkout.alert.contact.name';
}

type ToldAlert = Exclude<Alert, { code: 'code_needed' | 'adult_required' }>;

interface Sentence {
  id: MessageId;
  values?: MessageValues;
  /** The shop's own title above the server's message. */
  title?: string;
  /** Replaces a message of the server that would mislead the customer. */
  text?: string;
  below?: ReactNode;
}

function fieldsSentence(
  { fields, isOfWallet }: Extract<Alert, { code: 'required' }>,
  forms: Pick<CheckoutState, 'personal' | 'company' | 'delivery'>,
  { say, format }: { say: Say; format: Format },
): Sentence {
  const id = 'checkout.alert.required';
  if (isOfWallet) {
    const names = fields.map((field) => say(contactOf(field)));
    return { id, text: say('checkout.alert.contactMissing', { what: format.list([...new Set(names)]) }) };
  }
  if (fields[0] === 'time') return { id, title: say('checkout.alert.timeTitle'), text: '' };
  const typed: Record<string, unknown> = { ...forms.personal, ...forms.company, ...forms.delivery };
  const isFilled = fields.every((field) => String(typed[field] ?? '').trim() !== '');
  if (!isFilled) return { id, title: say('checkout.alert.requiredTitle') };
  // Only the forms of the person and the company have fields that can be invalid.
  const reasons = new Set(
    fields.map((field) => say(invalidFieldMessage(field as keyof PersonalForm | keyof CompanyForm))),
  );
  return { id, title: say('checkout.alert.invalidTitle'), text: [...reasons].join(' ') };
}

function sentenceOf(alert: ToldAlert, { state, details, cart }: Checkout, say: Say, format: Format): Sentence {
  switch (alert.code) {
    case 'required':
      return fieldsSentence(alert, state, { say, format });
    case 'below_minimum': {
      const missing = format.money(Math.max(0, alert.minimumCents - cart.deliveryIfChosen.subtotalCents));
      return {
        id: 'checkout.alert.below_minimum',
        values: { amount: format.money(alert.minimumCents) },
        below: <p>{say('checkout.alert.below_minimumMissing', { missing })}</p>,
      };
    }
    case 'items_unavailable': {
      const [start = ''] = state.delivery.time.split('-');
      const time = start ? format.clock(start) : say('checkout.alert.thisTime');
      const values = { names: format.list(alert.names), count: alert.names.length, time };
      return { id: 'checkout.alert.items_unavailable', values };
    }
    case 'payment_failed':
      return {
        id: 'checkout.alert.payment_failed',
        below: (
          <>
            <p>{say('checkout.alert.notDebited')}</p>
            {alert.message && <p>{alert.message}</p>}
          </>
        ),
      };
    case 'order_exists':
      return { id: 'checkout.alert.order_exists', values: { number: alert.orderNumber } };
    case 'totals_changed':
      return {
        id: 'checkout.alert.error',
        title: say('checkout.alert.priceTitle'),
        text: say('checkout.alert.totals_changed'),
        below: <ChangeList changes={details.expected?.changes ?? []} say={say} format={format} />,
      };
    case 'error': {
      const message = alert.message || details.serverMessage;
      if (!message) return { id: 'checkout.alert.error' };
      return { id: 'checkout.alert.error', title: say('checkout.alert.notSent'), text: message };
    }
    case 'dish_gone': {
      const { message } = alert;
      return { id: 'checkout.alert.error', title: say('checkout.alert.dishGoneTitle'), text: message };
    }
    case 'slot_gone': {
      const { slotAt } = cart;
      if (!slotAt) return { id: 'checkout.alert.slot_unavailable' };
      const title = say('checkout.alert.slot_gone', { time: format.hour(slotAt) });
      return { id: 'checkout.alert.slot_unavailable', title, text: say('checkout.alert.slot_goneText') };
    }
    case 'promise_moved': {
      const [after, before] = [alert.after, alert.before].map((at) =>
        Temporal.Instant.from(at).toZonedDateTimeISO(cart.now.timeZoneId),
      ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
      return { id: 'checkout.alert.error', text: `${promiseMovedWords(after, before, format)}.` };
    }
    case 'location_not_found': {
      const { serverMessage } = details;
      return { id: 'checkout.alert.location_not_found', below: serverMessage && <p>{serverMessage}</p> };
    }
    default:
      return { id: `checkout.alert.${alert.code}` };
  }
}

interface CheckoutAlertProps {
  checkout: Checkout;
  children?: ReactNode;
}

/** Says why the step is blocked (DEC-21). The page scrolls to the alert, or to the first missing field. */
export function CheckoutAlert({ checkout, children }: CheckoutAlertProps) {
  const { alert } = checkout.state;
  const say = useMessage();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const isOfFields = alert?.code === 'required' || alert?.code === 'adult_required';
  useEffect(() => {
    if (alert && !isOfFields) box.current?.focus();
  }, [alert, isOfFields]);

  // The field for the emailed code and the box of the age show these messages themselves.
  if (!alert || alert.code === 'code_needed' || alert.code === 'adult_required') return null;
  const { id, values, title, text, below } = sentenceOf(alert, checkout, say, format);
  return (
    <div ref={box} tabIndex={-1} className={styles.alert}>
      <Note kind="error" i18nKey={specificationKey(id)}>
        {title && <b>{`${title} `}</b>}
        {text ?? say(id, values)}
        {below}
        {children}
      </Note>
    </div>
  );
}
