import type { MessageId } from './message-id.ts';

/**
 * The specification's English string of a sentence (requirements DEC-01, appendix H). It stands in `data-i18n`, so that a
 * test can check the exact English without showing it.
 */
export const specificationKeys: Partial<Record<MessageId, string>> = {
  'error.notFound': "Sorry, that page doesn't exist.",
  'error.broken': 'It looks like something broke.',
  'shell.pages.Home': 'Home',
  'shell.pages.Menu': 'Menu',
  'shell.pages.Checkout': 'Checkout',
  'shell.pages.Order success': 'Order success',
  'shell.pages.Cookie policy': 'Cookie policy',
  'shell.pages.Privacy policy': 'Privacy policy',
  'shell.pages.Terms of service': 'Terms of service',
  'shell.pickup': 'pickup',
  'shell.delivery': 'delivery',
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
  'checkout.alert.required': 'Please fill out all required fields',
  'checkout.alert.items_unavailable': 'Please choose a different time or remove these items.',
  'checkout.alert.error': 'An error occurred, please try again',
  'checkout.alert.payment_failed': 'Payment failed, please try again',
  'checkout.alert.too_far': 'The address is too far from the restaurant',
  'cart.tooFar': 'The address is too far from the restaurant',
};
