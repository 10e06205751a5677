import { describe, expect, it } from 'vitest';
import { pickupOrder } from '../../testing/example-order.ts';
import { cardIntentFromWire, cardIntentToWire, customerFromWire } from './card-payment-wire.ts';

const order = pickupOrder({ local_id: 'l-1' });

describe('a card payment on the wire', () => {
  it.each([
    [2490, '24.90'],
    [50, '0.50'],
    [100_005, '1000.05'],
  ])('names %i cents with two decimals: %s [PAY-08]', (amountCents, amount) => {
    const first = { customerId: 'cus_1', amountCents, intentId: null, order };
    expect(cardIntentToWire(first)).toEqual({ customer_id: 'cus_1', amount, local_id: 'l-1', order });
  });

  it('names the intent only where there is one [PAY-08]', () => {
    const body = cardIntentToWire({ customerId: null, amountCents: 100, intentId: 'pi_1', order });
    expect(body).toEqual({ amount: '1.00', payment_intent_id: 'pi_1', local_id: 'l-1', order });
  });

  it('reads the customer as a text or as an object [API-21]', () => {
    const answer = (customer: unknown) => ({ status: 'success', payload: { customer } });
    expect(customerFromWire(answer('cus_1'))).toBe('cus_1');
    expect(customerFromWire(answer({ id: 'cus_2' }))).toBe('cus_2');
    expect(customerFromWire(answer(null))).toBeNull();
  });

  it('reads an intent only with its secret [PAY-09]', () => {
    const answer = (payload: unknown) => ({ status: 'success', payload });
    expect(cardIntentFromWire(answer({ id: 'pi_1', client_secret: 's' }))).toEqual({ id: 'pi_1', clientSecret: 's' });
    expect(cardIntentFromWire(answer({ id: 'pi_1' }))).toBeNull();
    expect(cardIntentFromWire(null)).toBeNull();
  });
});
