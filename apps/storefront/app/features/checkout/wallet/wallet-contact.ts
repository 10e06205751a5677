import type { PersonalForm } from '../../../state/checkout/order-forms.ts';

/** What a wallet says of its holder. Empty texts where it does not know. */
export interface WalletContact {
  name: string;
  email: string;
  phone: string;
}

/** Fills the form of who orders: the first word is the first name, the rest the last name, and a single word both (PYX-32). */
export function personOfWallet({ name, email, phone }: WalletContact): PersonalForm {
  const [firstName = '', ...others] = name.split(/\s+/).filter(Boolean);
  return { firstName, lastName: others.join(' ') || firstName, email: email.trim(), phone: phone.trim() };
}
