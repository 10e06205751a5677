import { createId } from '../create-id.ts';
import type { Answer } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import type { Changes } from '../ledger/ledger.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';

/** The version of Stripe's API whose shapes the sandbox speaks. */
export const apiVersion = '2026-10-28.endive';

/** One request, as an endpoint sees it. */
export interface Call {
  /** The id in the path, or the empty text. */
  id: string;
  form: Form;
  /** A browser's request carries the publishable key and proves itself by the intent's client secret. */
  isFromBrowser: boolean;
  changes: Changes;
  /** Seconds since 1970. */
  now: number;
  /** The `Stripe-Version` that the caller speaks, e.g. `2026-10-28.endive`. */
  version: string;
  requestId: string;
  idempotencyKey: string | null;
  /** The bank takes its time to examine what is confirmed. */
  isExamined: boolean;
}

export type Operation = (call: Call) => Answer;

/** Writes down that something happened; the webhook tells it after the commit. */
export function announce(call: Call, type: string, object: StripeEvent['data']['object']): void {
  call.changes.put('events', {
    id: createId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  });
}
