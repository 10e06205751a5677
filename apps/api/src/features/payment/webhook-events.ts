/** Without this webhook event, orders of closed browsers come a minute late (PYX-73). */
export const neededEvent = 'payment_intent.amount_capturable_updated';

/** Without these events, other news of payments, refunds and disputes is late. */
export const usefulEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];
