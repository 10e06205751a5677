/** The rule for cash of guests without a verified address (PAY-26): orders that are not fetched stay unpaid. */
export type GuestCash =
  | { kind: 'accepted' }
  /** From the `from`-th order of a network in a day on, a code by mail is needed. */
  | { kind: 'code'; from: number }
  | { kind: 'account' };

export const guestCashOrders = { least: 1, most: 20, usual: 3 } as const;
