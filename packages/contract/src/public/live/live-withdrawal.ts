/** `settling` means that the refund is not done yet, `unmatched` that no order has this number and address. */
export const withdrawalStates = ['declared', 'settling', 'settled', 'refused', 'unmatched'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

/** A number of units of an order's line. `line` is the position of the line from 0. */
export interface WithdrawnUnits {
  line: number;
  units: number;
}

/** A line of which units can be given back. */
export interface WithdrawableLine extends WithdrawnUnits {
  name: string;
  /** The price of all units of `units`. */
  amountCents: number;
  /** The price of 1, 2, … units. */
  amountsCents: number[];
}

export interface DeclaredWithdrawal {
  id: string;
  declaredAt: Temporal.Instant;
  lines: (WithdrawnUnits & { name: string })[];
  amountCents: number;
  state: WithdrawalState;
  /** The last day of the refund. Null before the hand-over, when the refund is made at once. */
  lastDay: Temporal.PlainDate | null;
}

/** What can be given back of an order, and what was. */
export interface LiveWithdrawal {
  /** The instant from which nothing can be given back. Null before the hand-over. */
  until: Temporal.Instant | null;
  /** Empty if nothing can be given back any more. */
  lines: WithdrawableLine[];
  /** The delivery fee that is paid back too if every unit of `lines` is given back. 0 if something else stays sold. */
  deliveryCents: number;
  declared: DeclaredWithdrawal[];
}
