/** How the restaurant takes cash of who has no account with a proven address (PAY-26): nobody has paid for what is not fetched. */
export type GuestCash =
  | { kind: 'accepted' }
  /** From the `from`-th order of a network in a day on, a code that the order's mailbox got is asked for. */
  | { kind: 'code'; from: number }
  | { kind: 'account' };

/** Orders of one network in a day, the last of which is asked for a code: what the restaurant may choose, and the usual. */
export const guestCashOrders = { least: 1, most: 20, usual: 3 } as const;
