/** Why the holder of a card or an account contests a payment. `general`: the provider said nothing that tells more. */
export const disputeReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'general',
] as const;

export type DisputeReason = (typeof disputeReasons)[number];

/** `open`: the restaurant may answer; `examined`: it has answered, and the bank decides. */
export const disputeStates = ['open', 'examined', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

export const isDisputeOver = (state: DisputeState): boolean => state === 'won' || state === 'lost';
