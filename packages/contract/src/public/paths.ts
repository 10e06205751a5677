import { addressOf } from '../wire/endpoint.ts';
import { connectionCall } from './connection.ts';
import { addressesCall, distanceCall } from './delivery/delivery-endpoints.ts';
import { holdCalls } from './hold/hold-endpoints.ts';
import { askInvoiceCall, cancelOrderCall, liveOrderCall, liveStreamCall } from './live/live-endpoints.ts';
import { declareByNumberCall, declareWithdrawalCall } from './live/live-withdrawal-endpoints.ts';
import { menusCall, productCall } from './menu/menu-endpoints.ts';
import { couponCall, offersCall } from './offer/offer-endpoints.ts';
import { placeOrderCall, quoteCall } from './order/order-endpoints.ts';
import {
  abandonPaymentCall,
  cardCustomerCall,
  cardIntentCall,
  paymentReturnCall,
} from './payment/payment-endpoints.ts';
import { popularCall, recommendationsCall } from './recommendation.ts';
import { slotsCall } from './schedule.ts';
import { settingsCall } from './settings/settings-endpoint.ts';

/** The API's addresses for tests, tools and the payment provider. */
export const paths = {
  settings: settingsCall.path,
  menus: menusCall.path,
  offers: offersCall.path,
  coupon: (code: string) => addressOf(couponCall, { params: { coupon: code } }),
  product: (id: number) => addressOf(productCall, { params: { id } }),
  popular: popularCall.path,
  recommendations: recommendationsCall.path,
  slots: slotsCall.path,
  connection: connectionCall.path,
  locations: addressesCall.path,
  distance: distanceCall.path,
  quote: quoteCall.path,
  holds: holdCalls.holdPlace.path,
  checkout: placeOrderCall.path,
  liveOrder: (token: string) => addressOf(liveOrderCall, { params: { token } }),
  liveStream: (token: string) => addressOf(liveStreamCall, { params: { token } }),
  cancelOrder: (token: string) => addressOf(cancelOrderCall, { params: { token } }),
  askInvoice: (token: string) => addressOf(askInvoiceCall, { params: { token } }),
  declareWithdrawal: (token: string) => addressOf(declareWithdrawalCall, { params: { token } }),
  withdrawals: declareByNumberCall.path,
  stripeCustomer: cardCustomerCall.path,
  stripePaymentIntent: cardIntentCall.path,
  paymentReturn: paymentReturnCall.path,
  abandonPayment: abandonPaymentCall.path,
  stripeWebhook: '/v2/public/checkout/stripe-webhook',
} as const;
