import { type NamedValue, readSettings } from '@comptoir/contract';

export interface CardAccess {
  publicKey: string;
  scriptUrl: string | null;
}

const names = ['payments.stripe.active', 'payments.stripe.public_key', 'payments.stripe.script_url'];

/** Adds card payment to the settings if they enable it and this server has card keys (CFG-20, PAY-04). */
export function connectCard(settings: NamedValue[], card: CardAccess | null): NamedValue[] {
  const isActive = card !== null && readSettings(settings).payments.isCardActive;
  const values = [isActive, card?.publicKey ?? null, card?.scriptUrl ?? null];
  return [
    ...settings.filter(({ name }) => !names.includes(name)),
    ...names.map((name, index) => ({ name, value: values[index] })),
  ];
}
