import { endSentence } from '../../wire/api-error.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import { readNumber, readObject, readText } from '../../wire/wire-values.ts';

/** The way to PayPal's page, and what the browser keeps of it until it is back (PYX-42). */
export interface PaypalVisit {
  id: string;
  redirectUrl: string;
  returnToken: string;
  awayUntil: Temporal.Instant;
}

/** `unknown`: the provider can't be reached, so that nothing else may start. */
export const returnStates = ['placed', 'open', 'processing', 'failed', 'expired', 'refused', 'unknown'] as const;
export type ReturnState = (typeof returnStates)[number];

export interface PaymentReturn {
  state: ReturnState;
  orderNumber: number | null;
  trackToken: string | null;
  /** Why the order was refused, in the server's words, with a full stop. */
  message: string | null;
}

export const abandonStates = ['cancelled', 'placed', 'unknown'] as const;
export type AbandonState = (typeof abandonStates)[number];

export function paypalVisitFromWire(body: unknown): PaypalVisit | null {
  const payload = readObject(readPayload(body));
  const [id, redirectUrl, returnToken] = [payload.id, payload.redirect_url, payload.return_token].map(readText);
  const awayUntil = readMoment(payload.away_until);
  return id && redirectUrl && returnToken && awayUntil ? { id, redirectUrl, returnToken, awayUntil } : null;
}

export function paymentReturnFromWire(body: unknown): PaymentReturn | null {
  const payload = readObject(readPayload(body));
  const state = returnStates.find((known) => known === payload.state);
  if (!state) return null;
  return {
    state,
    orderNumber: readNumber(payload.order_number),
    trackToken: readText(payload.track_token) || null,
    message: endSentence(readText(payload.message)) || null,
  };
}

export function abandonFromWire(body: unknown): AbandonState | null {
  const { state } = readObject(readPayload(body));
  return abandonStates.find((known) => known === state) ?? null;
}
