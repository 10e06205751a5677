import { readPayload } from '../../wire/envelope.ts';
import { isObject, readObject, readText } from '../../wire/wire-values.ts';
import { decimalText } from '../order/order-amounts.ts';
import type { WireOrder } from '../order/order-schema.ts';

export interface CardPayer {
  email: string;
  name: string;
  phone: string;
}

/** Creates a card payment, or changes one after a change of the cart (A.16, PAY-08). */
export interface CardIntentRequest {
  customerId: string | null;
  amountCents: number;
  intentId: string | null;
  order: WireOrder;
}

export interface CardIntent {
  id: string;
  clientSecret: string;
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
