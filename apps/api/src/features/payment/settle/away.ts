/** So long the diner may take on PayPal's page; then a payment that still waits is cancelled (PYX-45). */
const awayMinutes = 30;

/** The end of a visit of PayPal's page. */
export const awayUntil = (awayAt: Temporal.Instant): Temporal.Instant => awayAt.add({ minutes: awayMinutes });
