/** Guests without a verified address may leave a cash order unpaid, so a restaurant can restrict them (PAY-26). */
export type GuestCash =
  | { kind: 'accepted' }
  /** A mailed code is required from the `from`-th order of the same network in a day. */
  | { kind: 'code'; from: number }
  | { kind: 'account' };

export const guestCashOrders = { least: 1, most: 20, usual: 3 } as const;
