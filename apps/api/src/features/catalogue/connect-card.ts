import { type NamedValue, readSettings } from '@comptoir/contract';

export interface CardAccess {
  publicKey: string;
  scriptUrl: string | null;
  /** Whether the account is known to offer PayPal (PYX-39). */
  isPaypalOffered?: boolean;
}

const names = [
  'payments.stripe.active',
  'payments.stripe.public_key',
  'payments.stripe.script_url',
  'payments.paypal.active',
];

/** Adds online payment to the settings if they enable it, this server has keys, and the account offers it (CFG-20, PAY-04, PYX-39). */
export function connectCard(settings: NamedValue[], card: CardAccess | null): NamedValue[] {
  const { isCardActive, isPaypalActive } = readSettings(settings).payments;
  const values = [
    card !== null && isCardActive,
    card?.publicKey ?? null,
    card?.scriptUrl ?? null,
    card?.isPaypalOffered === true && isPaypalActive,
  ];
  return [
    ...settings.filter(({ name }) => !names.includes(name)),
    ...names.map((name, index) => ({ name, value: values[index] })),
  ];
}
