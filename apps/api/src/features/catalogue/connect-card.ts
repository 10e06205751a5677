import { type NamedValue, readSettings } from '@comptoir/contract';

/** What a browser needs to take a card: none of it is secret. */
export interface CardAccess {
  publicKey: string;
  /** Where the provider's script is; null: the provider's own address. */
  scriptUrl: string | null;
}

const names = ['payments.stripe.active', 'payments.stripe.public_key', 'payments.stripe.script_url'];

/**
 * The settings with what this server knows of card payment: the restaurant says whether it wants cards, the environment whether
 * this server can take them (requirements CFG-20, PAY-04).
 */
export function connectCard(settings: NamedValue[], card: CardAccess | null): NamedValue[] {
  const isActive = card !== null && readSettings(settings).payments.isCardActive;
  const values = [isActive, card?.publicKey ?? null, card?.scriptUrl ?? null];
  return [
    ...settings.filter(({ name }) => !names.includes(name)),
    ...names.map((name, index) => ({ name, value: values[index] })),
  ];
}
