import type { GuestCash } from './guest-cash.ts';
import type { TipSettings } from './tip.ts';

export type PaymentMethod = 'cash' | 'card';

/** The networks that a restaurant may prefer for co-badged cards. */
export const preferredNetworks = ['cartes_bancaires'] as const;
export type PreferredNetwork = (typeof preferredNetworks)[number];

export interface PaymentSettings {
  isCashActive: boolean;
  guestCash: GuestCash;
  isCardActive: boolean;
  /** True only if the account at the payment provider offers PayPal too (PYX-39). It needs no card (PYX-40). */
  isPaypalActive: boolean;
  cardPublicKey: string | null;
  cardScriptUrl: string | null;
  /** The network of a co-badged card if its holder chooses none (PYX-10). Null leaves it to the provider. */
  preferredNetwork: PreferredNetwork | null;
  /** Whether Apple Pay and Google Pay are offered where the diner's device has them. They need `isCardActive`. */
  areWalletsActive: boolean;
  /** Whether Link is one of the wallets (PYX-25). */
  isLinkActive: boolean;
  /** Null if no tips are taken. */
  tips: TipSettings | null;
}

/** The payment provider's minimum in integer cents. A smaller order can always be paid in cash (PAY-17). */
export const cardMinimumCents = 50;

export type OnlineMethod = 'card' | 'link';

/**
 * The payment provider's names of the methods that are paid online. The browser and the payment on the server both take them
 * from here, because the provider refuses a form with a method that the payment lacks (PYX-04). Apple Pay and Google Pay are
 * cards.
 */
export function onlineMethods({
  isCardActive,
  areWalletsActive,
  isLinkActive,
}: Pick<PaymentSettings, 'isCardActive' | 'areWalletsActive' | 'isLinkActive'>): OnlineMethod[] {
  if (!isCardActive) return [];
  return areWalletsActive && isLinkActive ? ['card', 'link'] : ['card'];
}

/** The kinds of paying online for which a payment is prepared: the card form with its wallets, and PayPal. */
export type OnlineKind = 'card' | 'paypal';

/** An order that is paid online has the method `card`, whichever kind pays it (PYX-40). */
export const takesOnline = ({
  isCardActive,
  isPaypalActive,
}: Pick<PaymentSettings, 'isCardActive' | 'isPaypalActive'>): boolean => isCardActive || isPaypalActive;

/** Card payment needs the minimum amount. Below it cash is accepted even if cash is inactive (PAY-17). */
export function canPayBy(
  method: PaymentMethod,
  { isCashActive, isCardActive }: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>,
  totalCents: number,
): boolean {
  const isBelowCard = totalCents < cardMinimumCents;
  return method === 'card' ? isCardActive && !isBelowCard : isCashActive || isBelowCard;
}

export function needsAccount(method: PaymentMethod, guests: GuestCash, totalCents: number): boolean {
  return method === 'cash' && guests.kind === 'account' && totalCents >= cardMinimumCents;
}
