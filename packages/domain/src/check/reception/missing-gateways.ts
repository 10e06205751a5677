import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** Cards that are switched on without keys, PayPal that the account does not offer, and orders that are answered by hand without mails to tell diners. */
export function missingGateways({ catalogue, facts }: CheckInput): Slip[] {
  const slip = (id: string, why: string): Slip => ({ target: { kind: 'setting', id }, values: {}, why });
  const { isCardActive, isPaypalActive } = catalogue.payments;
  const lacksPaypal = isPaypalActive && (!facts.hasCardKeys || facts.isPaypalOffered === false);
  return [
    ...(isCardActive && !facts.hasCardKeys ? [slip('payments.stripe.active', 'card')] : []),
    ...(lacksPaypal ? [slip('payments.paypal.active', 'paypal')] : []),
    ...(catalogue.reception === 'manual' && !facts.hasMail ? [slip('office.reception', 'mail')] : []),
  ];
}
