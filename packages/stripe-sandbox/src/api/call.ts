import { createId } from '../create-id.ts';
import type { PaypalWorld, WalletWorld } from '../faults/faults.ts';
import type { Answer } from '../http/answer.ts';
import type { Form } from '../http/parse-form.ts';
import type { Changes } from '../ledger/ledger.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';

export const apiVersion = '2026-10-28.endive';

export interface Call {
  id: string;
  form: Form;
  /** A browser sends the publishable key and must prove its access with the intent's client secret. */
  isFromBrowser: boolean;
  changes: Changes;
  now: number;
  /** The request's `Stripe-Version`, such as `2026-10-28.endive`. */
  version: string;
  requestId: string;
  idempotencyKey: string | null;
  /** A fault makes the bank examine this confirmation, so the payment stays in `processing`. */
  isExamined: boolean;
  /** A fault lets the other network of a co-badged card charge it, not the one that its holder chose. */
  isAtOtherNetwork: boolean;
  /** A fault sends the diner to another host than PayPal's. */
  isSentElsewhere: boolean;
  wallets: WalletWorld;
  paypal: PaypalWorld;
  /** The address under which browsers reach the sandbox's pages, such as `http://127.0.0.1:12111`. */
  pagesUrl: string;
}

export type Operation = (call: Call) => Answer;

/** Records an event; the webhook sends it after the commit. */
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
