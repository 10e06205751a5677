import { type CheckoutState, isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from './model/context.ts';
import type { CheckoutEvent } from './model/events.ts';
import { type CheckoutStep, stay, stopAt } from './model/step.ts';
import { restore, storePutAnswer, validateConfirmation } from './transitions/confirmation-events.ts';
import { changeLocation, chooseTime, validateDeliveryTab } from './transitions/delivery-events.ts';
import { jumpTo, leavePage, moveBeside, showEmptyCart } from './transitions/move-events.ts';
import { openCheckout } from './transitions/open-checkout.ts';
import {
  acceptWallet,
  chooseTip,
  declareAge,
  finalize,
  openWallet,
  selectMethod,
  storeCardCheck,
  storeConfirmation,
  storeIntent,
  storeVisit,
} from './transitions/payment-events.ts';
import { storeCustomer, validatePersonalTab } from './transitions/personal-events.ts';
import { losePlace, movePromise } from './transitions/place-events.ts';
import { storePostAnswer } from './transitions/post-answers.ts';
import { chooseMode, endTimer } from './transitions/type-events.ts';

/** The state machine of the checkout as a pure function (appendix E). @throws for an unknown tab. */
export function checkoutStep(state: CheckoutState, event: CheckoutEvent, context: CheckoutContext): CheckoutStep {
  switch (event.kind) {
    case 'chooseMode':
      return chooseMode(state, event.mode, context);
    case 'timerEnded':
      return endTimer(state);
    case 'next':
      return moveBeside(state, 1, context);
    case 'previous':
      return moveBeside(state, -1, context);
    case 'jump':
      return jumpTo(state, event.tab, context);
    case 'leavePage':
      return leavePage(state, context);
    case 'editPersonal':
      return isCheckoutLocked(state) ? stay(state) : stay(state, { personal: event.form });
    case 'editCompany':
      return isCheckoutLocked(state) ? stay(state) : stay(state, { company: event.form });
    case 'editDelivery':
      return isCheckoutLocked(state) ? stay(state) : stay(state, { delivery: event.form });
    case 'chooseTime':
      return chooseTime(state, event.date, event.time, context);
    case 'selectMethod':
      return selectMethod(state, event.method, context);
    case 'chooseTip':
      return chooseTip(state, event.tipCents, context);
    case 'ageDeclared':
      return declareAge(state, context);
    case 'validate':
      return validateTab(state, context);
    case 'finalize':
      return finalize(state, context);
    case 'walletOpened':
      return openWallet(state, event, context);
    case 'walletAccepted':
      return acceptWallet(state, context);
    case 'retry':
      return state.orderId === null ? stay(state) : validateConfirmation(state);
    case 'cartEmptied':
      return showEmptyCart(state, context);
    case 'placeGone':
      return losePlace(state);
    case 'promiseMoved':
      return movePromise(state, event);
    case 'locationChanged':
      return changeLocation(state);
    case 'opened':
      return openCheckout(state, context);
    case 'restored':
      return restore(state, event.orderId, event.attempt, context);
    case 'customerAnswered':
      return storeCustomer(state, event.customerId);
    case 'addressAnswered':
      return resumeAfterLookUp(state, event.isFound, context);
    case 'intentAnswered':
      return storeIntent(state, event, context);
    case 'cardChecked':
      return storeCardCheck(state, event.outcome, context);
    case 'providerAnswered':
      return storeConfirmation(state, event);
    case 'visitAnswered':
      return storeVisit(state, event.alert);
    case 'postAnswered':
      return storePostAnswer(state, event.answer);
    case 'putAnswered':
      return storePutAnswer(state, event.answer);
  }
}

function validateTab(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  if (state.isSubmitting) return stay(state);
  switch (state.tab) {
    case 'personal':
      return validatePersonalTab(state, context);
    case 'delivery':
      return validateDeliveryTab(state, context);
    case 'confirmation':
      return validateConfirmation(state);
    case 'type':
    case 'payment':
      return stay(state);
  }
}

function resumeAfterLookUp(state: CheckoutState, isFound: boolean, context: CheckoutContext): CheckoutStep {
  const { waiting } = state;
  if (waiting !== 'address_then_validate' && waiting !== 'address_then_finalize') return stay(state);
  if (!isFound) return stopAt(state, 'delivery', { code: 'location_not_found' });
  const resumed: CheckoutState = { ...state, isSubmitting: false, waiting: null };
  const known: CheckoutContext = { ...context, isAddressStale: false };
  return waiting === 'address_then_finalize' ? finalize(resumed, known) : validateDeliveryTab(resumed, known);
}
