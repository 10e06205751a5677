/** The wallets by the provider's names. */
export type Wallet = 'applePay' | 'googlePay' | 'link';

/** The names of the wallets as diners know them. */
export const walletNames: Record<Wallet, string> = { applePay: 'Apple Pay', googlePay: 'Google Pay', link: 'Link' };
