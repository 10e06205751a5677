import { connectionEndpoint } from './connection.ts';
import { addressesCall, addressesEndpoint, distanceCall, distanceEndpoint } from './delivery/delivery-endpoints.ts';
import { holdPlaceEndpoint, leaveHoldEndpoint } from './hold/hold-endpoints.ts';
import {
  askInvoiceCall,
  askInvoiceEndpoint,
  cancelOrderCall,
  cancelOrderEndpoint,
  liveOrderCall,
  liveOrderEndpoint,
  liveStreamEndpoint,
} from './live/live-endpoints.ts';
import {
  declareByNumberCall,
  declareByNumberEndpoint,
  declareWithdrawalCall,
  declareWithdrawalEndpoint,
} from './live/live-withdrawal-endpoints.ts';
import { menusCall, menusEndpoint, productEndpoint } from './menu/menu-endpoints.ts';
import { couponCall, couponEndpoint, offersCall, offersEndpoint } from './offer/offer-endpoints.ts';
import {
  placeOrderCall,
  placeOrderEndpoint,
  quoteCall,
  quoteEndpoint,
  updateOrderCall,
  updateOrderEndpoint,
} from './order/order-endpoints.ts';
import {
  abandonPaymentCall,
  abandonPaymentEndpoint,
  cardCustomerCall,
  cardCustomerEndpoint,
  cardIntentCall,
  cardIntentEndpoint,
  paymentReturnCall,
  paymentReturnEndpoint,
  paypalVisitCall,
} from './payment/payment-endpoints.ts';
import { previewCall } from './preview.ts';
import {
  followByPushCall,
  followByPushEndpoint,
  leavePushCall,
  leavePushEndpoint,
  orderPushCall,
  orderPushEndpoint,
} from './push/push-endpoints.ts';
import { popularCall, popularEndpoint, recommendationsCall, recommendationsEndpoint } from './recommendation.ts';
import { slotsCall, slotsEndpoint } from './schedule.ts';
import { settingsCall, settingsEndpoint } from './settings/settings-endpoint.ts';

// The public API has a list of calls for the browser and a list of endpoints for the server. So do the account and the office.

export const publicCalls = {
  preview: previewCall,
  settings: settingsCall,
  menus: menusCall,
  offers: offersCall,
  coupon: couponCall,
  popular: popularCall,
  recommendations: recommendationsCall,
  slots: slotsCall,
  suggestAddresses: addressesCall,
  distance: distanceCall,
  createCardCustomer: cardCustomerCall,
  refreshCardIntent: cardIntentCall,
  visitPaypal: paypalVisitCall,
  paymentReturn: paymentReturnCall,
  abandonPayment: abandonPaymentCall,
  quote: quoteCall,
  placeOrder: placeOrderCall,
  updateOrder: updateOrderCall,
  liveOrder: liveOrderCall,
  cancelOrder: cancelOrderCall,
  askInvoice: askInvoiceCall,
  declareWithdrawal: declareWithdrawalCall,
  declareByNumber: declareByNumberCall,
  orderPush: orderPushCall,
  followByPush: followByPushCall,
  leavePush: leavePushCall,
};

export const publicEndpoints = {
  settings: settingsEndpoint,
  menus: menusEndpoint,
  product: productEndpoint,
  offers: offersEndpoint,
  coupon: couponEndpoint,
  popular: popularEndpoint,
  recommendations: recommendationsEndpoint,
  slots: slotsEndpoint,
  connection: connectionEndpoint,
  addresses: addressesEndpoint,
  distance: distanceEndpoint,
  cardCustomer: cardCustomerEndpoint,
  cardIntent: cardIntentEndpoint,
  paymentReturn: paymentReturnEndpoint,
  abandonPayment: abandonPaymentEndpoint,
  quote: quoteEndpoint,
  holdPlace: holdPlaceEndpoint,
  leaveHold: leaveHoldEndpoint,
  placeOrder: placeOrderEndpoint,
  updateOrder: updateOrderEndpoint,
  liveOrder: liveOrderEndpoint,
  liveStream: liveStreamEndpoint,
  cancelOrder: cancelOrderEndpoint,
  askInvoice: askInvoiceEndpoint,
  declareWithdrawal: declareWithdrawalEndpoint,
  declareByNumber: declareByNumberEndpoint,
  orderPush: orderPushEndpoint,
  followByPush: followByPushEndpoint,
  leavePush: leavePushEndpoint,
};
