import { type NamedValue, readSettings } from '@comptoir/contract';

export interface CardAccess {
  publicKey: string;
  /** The provider's script; null: at the provider's own address. */
  scriptUrl: string | null;
}

const names = ['payments.stripe.active', 'payments.stripe.public_key', 'payments.stripe.script_url'];

/** Adds card payment: the settings say whether it is wanted, the environment whether this server can (CFG-20, PAY-04). */
export function connectCard(settings: NamedValue[], card: CardAccess | null): NamedValue[] {
  const isActive = card !== null && readSettings(settings).payments.isCardActive;
  const values = [isActive, card?.publicKey ?? null, card?.scriptUrl ?? null];
  return [
    ...settings.filter(({ name }) => !names.includes(name)),
    ...names.map((name, index) => ({ name, value: values[index] })),
  ];
}
