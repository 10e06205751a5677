import type { ReactNode } from 'react';
import { cartMessages } from './french/cart.ts';
import { checkoutMessages } from './french/checkout.ts';
import { AddedMessages } from './messages-provider.tsx';
import { addSpecificationKeys } from './specification-keys.ts';

addSpecificationKeys({
  'checkout.tab.type': 'type',
  'checkout.tab.personal': 'personal',
  'checkout.tab.delivery': 'delivery',
  'checkout.tab.pickup': 'delivery',
  'checkout.tab.payment': 'payment',
  'checkout.tab.confirmation': 'confirmation',
  'checkout.personal.first_name': 'first_name',
  'checkout.personal.last_name': 'last_name',
  'checkout.personal.email': 'email',
  'checkout.personal.phone': 'phone',
  'checkout.delivery.address': 'address',
  'checkout.delivery.city': 'city',
  'checkout.delivery.postal_code': 'postal_code',
  'checkout.delivery.country': 'country',
  'checkout.when.asap': 'ASAP',
  'checkout.when.day': 'delivery_date',
  'checkout.when.time': 'delivery_time_range',
  'checkout.payment.cashPickup': 'cash',
  'checkout.payment.cashDelivery': 'cash',
  'checkout.payment.card': 'card',
  'checkout.alert.required': 'Please fill out all required fields',
  'checkout.alert.items_unavailable': 'Please choose a different time or remove these items.',
  'checkout.alert.error': 'An error occurred, please try again',
  'checkout.alert.payment_failed': 'Payment failed, please try again',
  'checkout.alert.too_far': 'The address is too far from the restaurant',
});

/** The sentences of the checkout. */
export function CheckoutMessages({ children }: { children: ReactNode }) {
  return <AddedMessages add={{ cart: cartMessages, checkout: checkoutMessages }}>{children}</AddedMessages>;
}
