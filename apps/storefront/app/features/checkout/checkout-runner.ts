import { ApiError, type Caller, orderUpdateToWire, type WireOrder } from '@comptoir/contract';
import { type CheckoutContext, type CheckoutEffect, type CheckoutEvent, checkoutStep } from '@comptoir/domain';
import { randomId } from '../../platform/random-id.ts';
import { addressChoice, unknownAddress } from '../../state/address-choice.ts';
import { changeCart, emptyTheCart, useCartStore } from '../../state/cart-store.ts';
import { updateCheckout, useCheckoutStore } from '../../state/checkout-store.ts';
import { chooseLocation, chooseMode } from '../../state/location-store.ts';
import { placeKeyOf } from '../../state/order-place.ts';
import { keepOrder, type OrderRecap } from '../../state/order-store.ts';
import { openSheet } from '../../state/sheet-store.ts';
import { addressText } from './checkout-context.ts';
import { expectedAmounts } from './expected-amounts.ts';
import { completeOrder, orderBody, sentOrder } from './make-order.ts';
import { readPostFailure, readPutFailure } from './read-answer.ts';
import type { Surroundings } from './surroundings.ts';

/** The shop as it is at the moment of an event. */
export interface Situation extends Surroundings {
  context: CheckoutContext;
  recap: OrderRecap;
  timeZone: string;
  caller: Caller;
  revalidate: () => Promise<void>;
  goToSuccess: () => void;
}

/**
 * Runs the checkout machine: each event steps the stored state, then its effects are executed. It outlives the screen that
 * made it, so that an answer which comes after the diner looked elsewhere still ends its order.
 */
export class CheckoutRunner {
  #situation: Situation | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly look = (situation: Situation): void => {
    this.#situation = situation;
  };

  readonly dispatch = (event: CheckoutEvent): void => {
    const situation = this.#situation;
    if (!situation) return;
    const { state: before } = useCheckoutStore.getState();
    const { state, effects } = checkoutStep(before, event, situation.context);
    updateCheckout({ state });
    for (const effect of effects) this.#execute(effect, { ...situation, state });
  };

  #execute(effect: CheckoutEffect, situation: Situation): void {
    switch (effect.kind) {
      case 'setMode':
        chooseMode(effect.mode);
        break;
      case 'recalculate':
        // Every amount is computed from the stores as they are: nothing is left to recalculate.
        break;
      case 'startTimer':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.dispatch({ kind: 'timerEnded' }), effect.milliseconds);
        break;
      case 'cancelTimer':
        clearTimeout(this.#timer);
        break;
      case 'openPicker':
        openSheet({ name: 'location' });
        break;
      case 'postOrder':
        void this.#post(situation, effect.isRepeat);
        break;
      case 'putOrder':
        void this.#put(situation, effect.orderId, effect.status);
        break;
      case 'dropAttempt':
        changeCart((cart) => ({ ...cart, attempt: null }));
        break;
      case 'emptyCart':
        emptyTheCart();
        break;
      case 'storeLastOrder':
        storeLastOrder();
        break;
      case 'goToSuccess':
        updateCheckout({ isLeaving: true });
        situation.goToSuccess();
        break;
      case 'showExpected':
      case 'reloadCatalogue':
        void situation.revalidate();
        break;
      case 'log':
        console.error(effect.message);
        break;
      case 'lookUpAddress':
        void this.#lookUp(situation);
        break;
      case 'createCustomer':
      case 'refreshIntent':
      case 'confirmPayment':
      case 'clearSession':
        // The context rules these out: no card and no session are known to this shop.
        throw new Error(`The checkout can't ${effect.kind}`);
    }
  }

  /** Measures the address that was typed and makes it the chosen one; its form stays as it was typed (row E18). */
  async #lookUp({ state, settings, caller }: Situation): Promise<void> {
    const query = addressText(state.delivery);
    const choice = await caller.distance(query).then(
      (distance) => addressChoice(query, distance, settings),
      (error: unknown) => {
        updateCheckout({ serverMessage: error instanceof ApiError ? error.serverMessage : '' });
        return unknownAddress(query);
      },
    );
    chooseLocation(choice);
    updateCheckout({ placeKey: placeKeyOf(choice) });
    // The quote for the new place comes with the next rendering, which is over by the next task.
    await new Promise((resolve) => setTimeout(resolve));
    this.dispatch({ kind: 'addressAnswered', isFound: choice._distance !== null });
  }

  async #post({ cart, state, recap, caller, settings, timeZone }: Situation, isRepeat: boolean): Promise<void> {
    const { attempt } = useCartStore.getState();
    const rules = settings.scheduling[cart.mode];
    const isSameBody = isRepeat && attempt !== null;
    // What was read back is sent as it was; whether it is an order is the server's to say.
    const body = isSameBody ? (attempt.body as WireOrder) : orderBody(cart, state, attempt?.localId ?? randomId());
    if (!isSameBody) {
      changeCart((known) => ({ ...known, attempt: { localId: body.local_id, paymentIntentId: null, body } }));
      updateCheckout({ order: sentOrder({ cart, state, recap, counter: settings.contacts.address, rules }) });
    }
    updateCheckout({ serverMessage: '' });
    try {
      const placed = await caller.placeOrder(body);
      updateCheckout({ order: completeOrder(useCheckoutStore.getState().order, placed, rules, timeZone) });
      this.dispatch({ kind: 'postAnswered', answer: { outcome: 'stored', orderId: placed.orderId } });
    } catch (error) {
      const { answer, mismatch, known, message } = readPostFailure(error);
      updateCheckout({
        serverMessage: message,
        ...(mismatch && { expected: expectedAmounts(cart, mismatch) }),
        ...(known && { order: { orderNumber: known.orderNumber, totalCents: known.totalCents } }),
      });
      this.dispatch({ kind: 'postAnswered', answer });
    }
  }

  async #put({ caller }: Situation, orderId: string, status: 'pending' | 'paid'): Promise<void> {
    const answer = await caller.updateOrder(orderUpdateToWire(orderId, status, null)).then(
      () => ({ outcome: 'stored' }) as const,
      (error: unknown) => readPutFailure(error),
    );
    this.dispatch({ kind: 'putAnswered', answer });
  }
}

function storeLastOrder(): void {
  const { order } = useCheckoutStore.getState();
  if (order) keepOrder(order);
  updateCheckout({ order: null, expected: null });
}
