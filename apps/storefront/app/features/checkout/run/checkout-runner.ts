import { ApiError, holdRequestOf, orderUpdateToWire, type Session, type WireOrder } from '@comptoir/contract';
import { keepOffered, offeredWishes } from '@comptoir/domain';
import { randomId } from '@comptoir/web-app/base';
import { leaveShop } from '../../../platform/navigation/leave-shop.ts';
import { endSession, useSessionStore } from '../../../state/account/session-store.ts';
import type { OrderAttempt } from '../../../state/cart/cart.ts';
import { isAway } from '../../../state/cart/cart-lock.ts';
import { changeCart, emptyTheCart, useCartStore } from '../../../state/cart/cart-store.ts';
import { readShopCart } from '../../../state/cart/read-shop-cart.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import { useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import { offeredCompany } from '../../../state/checkout/offered-company.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import { addressChoice, unknownAddress } from '../../../state/location/address-choice.ts';
import { addressText } from '../../../state/location/address-text.ts';
import { chooseLocation, chooseMode, useLocationStore } from '../../../state/location/location-store.ts';
import { placeKeyOf } from '../../../state/location/order-place.ts';
import { keepOrder } from '../../../state/order/order-store.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import type { Shop } from '../../../state/shop/shop-context.tsx';
import { type CardAnswer, type CardCheck, holderOf, useCardStore } from '../card/card-store.ts';
import { checkoutStep } from '../machine/checkout-step.ts';
import type { CheckoutContext } from '../machine/model/context.ts';
import type { CheckoutEffect } from '../machine/model/effects.ts';
import type { CheckoutEvent, IntentRefusal, PostAnswer } from '../machine/model/events.ts';
import { payableOf, tipOf } from '../machine/model/payable.ts';
import { checkoutContext } from './checkout-context.ts';
import { expectedAmounts } from './expected-amounts.ts';
import { livingPlace } from './held-place.ts';
import { orderBody } from './make-order.ts';
import { type HoldOutcome, PlaceHolder } from './place-holder.ts';
import { readPostFailure, readPutFailure } from './read-answer.ts';
import { shownPromise } from './shown-promise.ts';
import { useServerSlotsStore } from './slots.ts';
import type { Surroundings } from './surroundings.ts';

/** A promise that moves by more than this is shown before the order is sent, as the server does (PSE-07). */
const toleratedMinutes = 5;

interface Situation extends Surroundings {
  context: CheckoutContext;
}

/** Runs the state machine and its effects. It outlives its screen, so that a late response completes the order. */
export class CheckoutRunner {
  readonly #shop: Shop;
  readonly #goToSuccess: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #place: PlaceHolder;
  /** The number of intent requests. Only the response to the last one counts. */
  #intentRequests = 0;

  constructor(shop: Shop, goToSuccess: () => void) {
    this.#shop = shop;
    this.#goToSuccess = goToSuccess;
    this.#place = new PlaceHolder(shop.site.apiRoot, (outcome) => this.#hearPlace(outcome));
  }

  readonly dispatch = (event: CheckoutEvent): void => {
    const situation = this.#look();
    const { state, effects } = checkoutStep(situation.state, event, situation.context);
    updateCheckout({ state });
    for (const effect of effects) this.#execute(effect, { ...situation, state });
  };

  #look(): Situation {
    const { state: known, isAdult, wishes, promisedAt } = useCheckoutStore.getState();
    const cart = readShopCart(this.#shop);
    const { settings } = this.#shop.catalogue.getState();
    const state = { ...known, company: offeredCompany(settings, known) };
    const surroundings: Surroundings = {
      cart,
      state,
      location: useLocationStore.getState(),
      session: useSessionStore.getState().session,
      settings,
      serverSlots: useServerSlotsStore.getState().slots,
      isAdult,
      promises: {
        promisedAt,
        place: livingPlace(),
        asapAt: useServerSlotsStore.getState().asap[cart.mode] ?? null,
      },
      wishes: keepOffered(wishes, offeredWishes(settings.packaging, cart.mode === 'pickup')),
    };
    return { ...surroundings, context: checkoutContext(surroundings) };
  }

  #execute(effect: CheckoutEffect, situation: Situation): void {
    switch (effect.kind) {
      case 'setMode':
        chooseMode(effect.mode);
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
      case 'postAgainLater':
        setTimeout(() => void this.#post(this.#look(), true), effect.milliseconds);
        break;
      case 'putOrder':
        void this.#put(effect.orderId, effect.status);
        break;
      case 'dropAttempt':
        // The next attempt has another id, so that it needs a place of its own.
        this.#place.leave(useCartStore.getState().hold?.localId);
        useCardStore.setState({ clientSecret: null });
        changeCart((cart) => ({ ...cart, attempt: null, hold: null }));
        break;
      case 'leavePlace':
        if (!isAway()) this.#place.leave();
        break;
      case 'visitPaypal':
        void this.#visitPaypal();
        break;
      case 'emptyCart':
        emptyTheCart();
        break;
      case 'storeLastOrder':
        storeLastOrder();
        break;
      case 'goToSuccess':
        updateCheckout({ isLeaving: true });
        this.#goToSuccess();
        break;
      case 'reloadCatalogue':
        void this.#shop.catalogue.getState().revalidate();
        break;
      case 'log':
        console.error(effect.message);
        break;
      case 'lookUpAddress':
        void this.#lookUp(situation);
        break;
      case 'createCustomer':
        void this.#createCustomer(situation);
        break;
      case 'refreshIntent':
        void this.#refreshIntent(effect.intentId);
        break;
      case 'checkCard':
        void this.#checkCard(situation);
        break;
      case 'confirmPayment':
        void this.#confirm(situation);
        break;
    }
  }

  /** Measures the typed address and makes it the chosen one. The form stays unchanged (E18). */
  async #lookUp({ state, settings }: Situation): Promise<void> {
    const query = addressText(state.delivery);
    const choice = await this.#shop.caller.distance(query).then(
      (distance) => addressChoice(query, distance, settings),
      (error: unknown) => {
        updateCheckout({ serverMessage: error instanceof ApiError ? error.serverMessage : '' });
        return unknownAddress(query);
      },
    );
    chooseLocation(choice);
    updateCheckout({ placeKey: placeKeyOf(choice) });
    this.dispatch({ kind: 'addressAnswered', isFound: choice.measured !== null });
  }

  async #createCustomer({ state }: Situation): Promise<void> {
    const customerId = await this.#shop.caller.createCardCustomer(holderOf(state.personal)).catch(() => null);
    this.dispatch({ kind: 'customerAnswered', customerId });
  }

  /** Holds the place of the order that is shown, with the id that the order will have (CAP-04). */
  async holdPlace(): Promise<void> {
    const { cart, state, context, session, wishes, isAdult } = this.#look();
    if (!context.hasPosts || !context.hasLines) return;
    const userId = session?.user.id ?? null;
    const ids = { localId: localIdOf(userId), userId };
    const order = orderBody(cart, state, { ...ids, tipCents: 0, isAdult, wishes, promisedAt: null });
    await this.#place.keep(holdRequestOf(order), session);
  }

  #hearPlace(outcome: HoldOutcome): void {
    if (outcome.kind === 'gone') this.dispatch({ kind: 'placeGone' });
    if (outcome.kind !== 'held') return;
    const { cart, promises } = this.#look();
    const before = shownPromise(cart, promises)?.toInstant();
    const after = Temporal.Instant.from(outcome.place.promisedAt);
    if (before && before.until(after).total('minutes') > toleratedMinutes)
      this.dispatch({ kind: 'promiseMoved', before: before.toString(), after: after.toString() });
  }

  /** Called when the page is closed or left. The place is kept for an order that is being sent or paid. */
  leavePage(): void {
    if (!isCheckoutLocked(useCheckoutStore.getState().state) && !isAway()) this.#place.goAway();
  }

  returnToPage(): void {
    this.#place.comeBack();
    const { state } = useCheckoutStore.getState();
    if (state.tab === 'payment' && !isCheckoutLocked(state) && !isAway()) void this.holdPlace();
  }

  /** Creates the payment intent for the exact body of the order, and stores both with the cart (E29, E49). */
  async #refreshIntent(knownId: string | null): Promise<void> {
    this.#intentRequests += 1;
    const request = this.#intentRequests;
    // The payment is prepared within the hold and with its promise (CAP-05, CAP-10).
    if (this.#look().context.hasPosts) {
      await this.holdPlace();
      if (request !== this.#intentRequests || !useCheckoutStore.getState().state.isIntentPending) return;
    }
    const { cart, state, context, session, isAdult, wishes, promises } = this.#look();
    const userId = session?.user.id ?? null;
    const localId = localIdOf(userId);
    const intentId = attemptOf(userId) && knownId;
    const promisedAt = shownPromise(cart, promises);
    const tipCents = tipOf(state, context);
    const draft = { localId, userId, tipCents, isAdult, wishes, promisedAt };
    const order = orderBody(cart, { ...state, method: 'card' }, draft);
    const amountCents = payableOf(state, context);
    const { orderKey } = context;
    // A response after a cash order or a newer request is ignored: it must not replace the sent order (CHK-37).
    const isLate = () => request !== this.#intentRequests || !useCheckoutStore.getState().state.isIntentPending;
    useCardStore.setState({ isUnprepared: false });
    try {
      const { caller } = this.#shop;
      const { customerId } = state;
      const { id, clientSecret } = await caller.refreshCardIntent(
        { customerId, amountCents, intentId, order },
        session,
      );
      if (isLate()) return;
      useCardStore.setState({ clientSecret, isUnprepared: false });
      const attempt = { localId, paymentIntentId: id, body: { ...order, transaction_id: id } };
      changeCart((known) => ({ ...known, attempt }));
      this.dispatch({ kind: 'intentAnswered', intent: { id, amountCents, tipCents, orderKey } });
    } catch (error) {
      const { answer, mismatch, promisedAt: moved, message } = readPostFailure(error);
      if (session && answer.outcome === 'unauthenticated') endSession(session);
      if (isLate()) return;
      updateCheckout({
        serverMessage: message,
        ...(mismatch && { expected: expectedAmounts(cart, mismatch) }),
        ...(moved && { promisedAt: moved }),
      });
      useCardStore.setState({ clientSecret: null, isUnprepared: true });
      this.dispatch({ kind: 'intentAnswered', intent: null, refusal: refusalOfIntent(answer, error, session) });
    }
  }

  async #checkCard({ state, context }: Situation): Promise<void> {
    const { form } = useCardStore.getState();
    const checked: CardCheck | Promise<CardCheck> = form?.submit(payableOf(state, context)) ?? 'failed';
    const outcome = await Promise.resolve(checked).catch((error: unknown): CardCheck => {
      console.error('The card form could not be checked', error);
      return 'failed';
    });
    this.dispatch({ kind: 'cardChecked', outcome });
  }

  async #confirm({ state }: Situation): Promise<void> {
    const { clientSecret, form } = useCardStore.getState();
    const failed: CardAnswer = { status: 'failed', message: null };
    const confirmed = clientSecret !== null && form ? form.confirm(clientSecret, holderOf(state.personal)) : failed;
    const answer = await Promise.resolve(confirmed).catch((error: unknown) => {
      console.error('The payment could not be confirmed', error);
      return failed;
    });
    this.dispatch({ kind: 'providerAnswered', ...answer });
  }

  async #post(
    { cart, state, context, session, isAdult, wishes, promises }: Situation,
    isRepeat: boolean,
  ): Promise<void> {
    const { attempt } = useCartStore.getState();
    const userId = session?.user.id ?? null;
    // An authorised card belongs to its stored body, so the body is sent unchanged and the server decides.
    const isKept = attempt !== null && (isRepeat || state.method === 'card');
    const localId = localIdOf(userId);
    const promisedAt = shownPromise(cart, promises);
    const body = isKept
      ? (attempt.body as WireOrder)
      : orderBody(cart, state, { localId, userId, tipCents: tipOf(state, context), isAdult, wishes, promisedAt });
    const signedBy = signerOf(body, session);
    if (!isKept)
      changeCart((known) => ({ ...known, attempt: { localId: body.local_id, paymentIntentId: null, body } }));
    updateCheckout({ serverMessage: '' });
    try {
      const placed = await this.#shop.caller.placeOrder(withCashCode(body), signedBy);
      const { orderNumber, totalCents, trackToken, receipt } = placed;
      this.#place.forget();
      updateCheckout({ order: { orderNumber, totalCents, trackToken, receipt }, cashCode: '' });
      this.dispatch({ kind: 'postAnswered', answer: { outcome: 'stored', orderId: placed.orderId } });
    } catch (error) {
      this.dispatch({ kind: 'postAnswered', answer: hearRefusal(error, cart, signedBy) });
    }
  }

  /** Prepares the payment as `refreshIntent` does, by code that only diners of PayPal load, and leaves for its page (E75, E76). */
  async #visitPaypal(): Promise<void> {
    if (this.#look().context.hasPosts) {
      await this.holdPlace();
      if (useCheckoutStore.getState().state.waiting !== 'visit') return;
    }
    const { cart, state, context, session, isAdult, wishes, promises } = this.#look();
    const userId = session?.user.id ?? null;
    const localId = localIdOf(userId);
    const promisedAt = shownPromise(cart, promises);
    const tipCents = tipOf(state, context);
    const order = orderBody(cart, state, { localId, userId, tipCents, isAdult, wishes, promisedAt });
    updateCheckout({ serverMessage: '' });
    try {
      const { startVisit } = await import('../visit/start-visit.ts');
      const { customerId } = state;
      const request = { customerId, amountCents: payableOf(state, context), intentId: null, order };
      const address = await startVisit(this.#shop.caller, request, session);
      this.dispatch({ kind: 'visitAnswered', alert: null });
      leaveShop(address);
    } catch (error) {
      const answer = hearRefusal(error, cart, session);
      if (answer.outcome === 'payment_processing') this.dispatch({ kind: 'visitAnswered', alert: answer.outcome });
      else if (answer.outcome === 'failed') this.dispatch({ kind: 'visitAnswered', alert: 'paypal_unavailable' });
      else this.dispatch({ kind: 'postAnswered', answer });
    }
  }

  async #put(orderId: string, status: 'pending' | 'paid'): Promise<void> {
    const { attempt } = useCartStore.getState();
    const transactionId = status === 'paid' ? (attempt?.paymentIntentId ?? null) : null;
    const answer = await this.#shop.caller.updateOrder(orderUpdateToWire(orderId, status, transactionId)).then(
      ({ receipt, trackToken }) => {
        const { order } = useCheckoutStore.getState();
        if (order && receipt !== undefined) updateCheckout({ order: { ...order, trackToken, receipt } });
        return { outcome: 'stored' } as const;
      },
      (error: unknown) => readPutFailure(error),
    );
    this.dispatch({ kind: 'putAnswered', answer });
  }
}

/** Returns null if the refusal concerns card payments only, so that a cash order is still possible. */
function refusalOfIntent(answer: PostAnswer, error: unknown, session: Session | null): IntentRefusal | null {
  const { method } = useCheckoutStore.getState().state;
  const isOfCard = error instanceof ApiError && error.code === 'method_inactive';
  if (answer.outcome === 'unauthenticated' && session) return answer;
  if (answer.outcome !== 'totals_mismatch' && answer.outcome !== 'refused') return null;
  return isOfCard && method === 'cash' ? null : answer;
}

/** Returns null if this user has no pending attempt. The id of another user's attempt must not be used again. */
function attemptOf(userId: number | null): OrderAttempt | null {
  const { attempt } = useCartStore.getState();
  return attempt && (attempt.body.user_id ?? null) === userId ? attempt : null;
}

/** The id of the order: that of the attempt, else the one by which the place is held. A held id of another user's attempt is not used. */
function localIdOf(userId: number | null): string {
  const { attempt, hold } = useCartStore.getState();
  const own = attemptOf(userId)?.localId;
  const held = hold?.localId === attempt?.localId ? undefined : hold?.localId;
  return own ?? held ?? randomId();
}

/** Adds the typed code to the sent body only, because the code is never stored. */
function withCashCode(body: WireOrder): WireOrder {
  const cashCode = useCheckoutStore.getState().cashCode.replace(/\D/g, '');
  return body.payment_method === 'cash' && cashCode.length === 6 ? { ...body, cash_code: cashCode } : body;
}

/** The session of the order's user. Null for a guest's order, or if another user is signed in. */
function signerOf({ user_id }: WireOrder, session: Session | null): Session | null {
  return session?.user.id === user_id ? session : null;
}

/** Keeps what the server says with the refusal of an order, and returns its kind. */
function hearRefusal(error: unknown, cart: ShopCart, signedBy: Session | null): PostAnswer {
  const { answer, mismatch, promisedAt: moved, known, message } = readPostFailure(error);
  if (signedBy && answer.outcome === 'unauthenticated') endSession(signedBy);
  updateCheckout({
    serverMessage: message,
    ...(mismatch && { expected: expectedAmounts(cart, mismatch) }),
    ...(moved && { promisedAt: moved }),
    ...(known && { order: { orderNumber: known.orderNumber, totalCents: known.totalCents } }),
  });
  clearUp(answer);
  return answer;
}

/** A refused card order has lost its authorisation, so a reload must not resume it (E57). */
function clearUp({ outcome }: PostAnswer): void {
  if (outcome === 'totals_mismatch' || outcome === 'refused') forgetIntent();
  if (outcome === 'code_needed') updateCheckout({ cashCode: '' });
}

function forgetIntent(): void {
  useCardStore.setState({ clientSecret: null });
  changeCart((cart) => ({ ...cart, attempt: cart.attempt && { ...cart.attempt, paymentIntentId: null } }));
}

function storeLastOrder(): void {
  const { order } = useCheckoutStore.getState();
  if (order) keepOrder(order);
  updateCheckout({ order: null, expected: null, promisedAt: null, wishes: {} });
}
