/** Why the restaurant pays an order or a part of it back (REP-28). */
export const refundReasons = [
  'missing',
  'quality',
  'late',
  'wrong',
  'refused',
  'cancelled',
  'goodwill',
  'other',
] as const;

export type RefundReason = (typeof refundReasons)[number];
