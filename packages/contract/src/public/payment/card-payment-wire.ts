import { readPayload } from '../../wire/envelope.ts';
import { isObject, readObject, readText } from '../../wire/wire-values.ts';
import type { WireOrder } from '../order/order-schema.ts';

/** Who pays with a card (A.15). */
export interface CardPayer {
  email: string;
  name: string;
  phone: string;
}

/** A card payment that is asked for, or one that is to follow the cart (A.16, PAY-08). */
export interface CardIntentRequest {
  customerId: string | null;
  amountCents: number;
  /** Of the intent that exists; null: a new one. */
  intentId: string | null;
  /** The very body that will be posted. */
  order: WireOrder;
}

/** The provider's payment, with what confirms it in the browser. The secret is kept in memory only. */
export interface CardIntent {
  id: string;
  clientSecret: string;
}

/** "24.90": an amount with its two decimals (PAY-08). */
function decimalText(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

export function cardIntentToWire({ customerId, amountCents, intentId, order }: CardIntentRequest): object {
  return {
    ...(customerId !== null && { customer_id: customerId }),
    amount: decimalText(amountCents),
    ...(intentId !== null && { payment_intent_id: intentId }),
    local_id: order.local_id,
    order,
  };
}

/** The customer's id, as a text or inside an object (API-21); null: the answer names none. */
export function customerFromWire(body: unknown): string | null {
  const { customer } = readObject(readPayload(body));
  return readText(isObject(customer) ? customer.id : customer) || null;
}

export function cardIntentFromWire(body: unknown): CardIntent | null {
  const payload = readObject(readPayload(body));
  const id = readText(payload.id);
  const clientSecret = readText(payload.client_secret);
  return id && clientSecret ? { id, clientSecret } : null;
}
