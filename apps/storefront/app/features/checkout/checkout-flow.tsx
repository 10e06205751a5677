import { classNames, Icon, linkStyles } from '@comptoir/ui';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { Access } from '../../messages/write-access.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { useAwayVisit } from '../../state/cart/cart-lock.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { isCheckoutLocked } from '../../state/checkout/checkout-state.ts';
import { useCheckoutStore } from '../../state/checkout/checkout-store.ts';
import type { RememberedPlace } from '../../state/checkout/remembered-diner.ts';
import { type CheckoutTab, isTab } from '../../state/checkout/tabs.ts';
import { updateCheckout } from '../../state/checkout/update-checkout.ts';
import { chooseMode } from '../../state/location/location-store.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import { CheckoutAlert } from './checkout-alert.tsx';
import styles from './checkout-flow.module.css';
import { StepsSkeleton } from './checkout-frame.tsx';
import { useFrameStore, wishFor } from './frame-store.ts';
import { KnownOrderNotice } from './known-order.tsx';
import { loadPaymentCode, PaymentStep } from './payment/lazy-payment.ts';
import { AwayStep } from './payment/lazy-paypal.ts';
import { PaymentSkeleton } from './payment/payment-skeleton.tsx';
import { type Checkout, useCheckout } from './run/use-checkout.ts';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { StepBar } from './steps/step-bar.tsx';
import { TypeStep } from './steps/type-step.tsx';

/** After the order the state machine is already at its first step. A visit of PayPal's page belongs to the payment. */
function shownTab({ state, details }: Checkout, isAway: boolean): CheckoutTab {
  if (details.isLeaving) return 'confirmation';
  return isAway ? 'payment' : state.tab;
}

/** `tab` is the shown step. After the order, the state machine is already at its first step. `isPaidElsewhere`: on PayPal's page. */
function headingOf({ state, details, cart }: Checkout, tab: CheckoutTab, isPaidElsewhere: boolean): MessageId {
  if (isPaidElsewhere) return 'checkout.heading.away';
  if (tab === 'delivery') return `checkout.heading.${cart.mode}`;
  if (tab !== 'confirmation') return `checkout.heading.${tab}`;
  if (state.orderId === null && !details.isLeaving) return 'checkout.heading.notYet';
  return state.isSubmitting || details.isLeaving ? 'checkout.heading.confirmation' : 'checkout.heading.stored';
}

function PlaceExits({ checkout }: { checkout: Checkout }) {
  const say = useMessage();
  const { state, settings } = checkout;
  const codes = ['out_of_zone', 'too_far', 'location_not_found', 'below_minimum', 'delivery_inactive'];
  if (!state.alert || !codes.includes(state.alert.code)) return null;
  return (
    <p className="row wrapping">
      {settings.delivery.zones.length > 0 && state.alert.code !== 'delivery_inactive' && (
        <button
          type="button"
          className={classNames(linkStyles.link, 'small')}
          onClick={() => openSheet({ name: 'location' })}
        >
          {say('checkout.delivery.seeZones')}
        </button>
      )}
      <button
        type="button"
        className={classNames(linkStyles.link, 'small')}
        onClick={() => {
          if (state.tab === 'type') checkout.dispatch({ kind: 'chooseMode', mode: 'pickup' });
          else chooseMode('pickup');
        }}
      >
        {say('checkout.delivery.toPickup')}
      </button>
    </p>
  );
}

interface StepProps extends Pick<CheckoutFlowProps, 'savedAddresses'> {
  checkout: Checkout;
  tab: CheckoutTab;
  /** The element under the recap. Null if the step has none. */
  foot: HTMLElement | null;
}

function Step({ checkout, tab, foot, savedAddresses }: StepProps) {
  const say = useMessage();
  const { details, cart } = checkout;
  switch (tab) {
    case 'type':
      return (
        <>
          <TypeStep checkout={checkout} />
          <StepBar onNext={() => checkout.dispatch({ kind: 'next' })}>
            {say('checkout.next')} <Icon name="arrow-right" />
          </StepBar>
        </>
      );
    case 'personal':
      return <PersonalStep checkout={checkout} />;
    case 'delivery':
      return (
        <>
          {cart.mode === 'delivery' && savedAddresses((access) => updateCheckout({ access }))}
          {/* The key changes with the place, so that another place fills the fields again. */}
          <DeliveryStep key={details.placeKey + cart.mode} checkout={checkout} />
        </>
      );
    case 'payment':
      return (
        <Suspense fallback={<PaymentSkeleton checkout={checkout} />}>
          <PaymentStep checkout={checkout} foot={foot} />
        </Suspense>
      );
    case 'confirmation':
      return <ConfirmationStep checkout={checkout} />;
  }
}

/** Focuses the heading of a new step, but not at page load. With a missing field, the field gets the focus. */
function useStepFocus(tab: CheckoutTab, isReady: boolean, isRefused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<CheckoutTab | null>(null);
  useEffect(() => {
    if (!isReady) return;
    if (shown.current !== null && shown.current !== tab && !isRefused) heading.current?.focus();
    shown.current = tab;
  }, [tab, isReady, isRefused]);
  return heading;
}

/** The open step, below what the diner has to be told about it. */
function Steps({ soldOut, ...props }: StepProps & Pick<CheckoutFlowProps, 'soldOut'>) {
  const { checkout } = props;
  const { state, details, isReady } = checkout;
  const isOver = state.orderId !== null || details.isLeaving;
  return (
    <>
      <CheckoutAlert checkout={checkout}>
        <PlaceExits checkout={checkout} />
      </CheckoutAlert>
      {/* Opening the step again clears the alert and refreshes the payment intent. */}
      {isReady && !isOver && soldOut(() => checkout.dispatch({ kind: 'jump', tab: state.tab }))}
      {isReady ? <Step {...props} /> : <StepsSkeleton />}
    </>
  );
}

function useFrame({ isReady, dispatch }: Checkout, shown: { tab: CheckoutTab; isLocked: boolean; hasTabs: boolean }) {
  const { tab, isLocked, hasTabs } = shown;
  const wish = useFrameStore((frame) => frame.wish);
  // Runs before the paint, so that the step's name and its content change together.
  useLayoutEffect(() => useFrameStore.setState({ tab, isLocked, hasTabs }), [tab, isLocked, hasTabs]);
  useLayoutEffect(() => () => useFrameStore.setState(useFrameStore.getInitialState()), []);
  useEffect(() => {
    if (!isReady || wish === null) return;
    wishFor(null);
    dispatch(wish === 'previous' ? { kind: wish } : { kind: 'jump', tab: wish });
  }, [isReady, wish, dispatch]);
}

/** Each step has a history entry, so that the back button leads to the previous step. */
function useStepHistory({ isReady, dispatch, state, details }: Checkout, hasTabs: boolean) {
  const { stages } = useNavigation();
  const { tab } = state;
  // While the server checks an interrupted order, the shown step gets no history entry.
  const isShown = isReady && hasTabs && !details.isLeaving && state.interrupted === null;
  useEffect(() => {
    if (isShown) stages.show(tab);
  }, [isShown, tab, stages]);
  useEffect(() => {
    if (!isShown) return;
    return stages.listen((stage) => {
      if (isTab(stage)) dispatch({ kind: 'jump', tab: stage });
      // While an order is being sent, the back and forward buttons stay on this step.
      stages.show(useCheckoutStore.getState().state.tab);
    });
  }, [isShown, dispatch, stages]);
}

function usePaymentCode(checkout: Checkout, tab: CheckoutTab) {
  const isBeforePayment = checkout.isReady && tab === 'delivery';
  const load = useEffectEvent(() => loadPaymentCode(checkout));
  useEffect(() => {
    if (isBeforePayment) load();
  }, [isBeforePayment]);
}

interface CheckoutFlowProps {
  cart: ShopCart;
  /** The place of the account's last order, if this checkout started with it. Otherwise null. */
  lastPlace: RememberedPlace | null;
  summary: ReactNode;
  recap: (tipCents: number) => ReactNode;
  empty: ReactNode;
  /** The note about dishes that sold out during the checkout. `onRemoved` runs after their removal. */
  soldOut: (onRemoved: () => void) => ReactNode;
  /** The account's saved addresses. `onChoose` receives the access details of the chosen address. */
  savedAddresses: (onChoose: (access: Access) => void) => ReactNode;
}

/** Five steps, of which one is shown at a time (CHK-01). */
export function CheckoutFlow({ cart, lastPlace, summary, recap, empty, soldOut, savedAddresses }: CheckoutFlowProps) {
  const say = useMessage();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const isPaying = useCheckoutStore(({ state }) => state.tab === 'payment');
  const checkout = useCheckout(cart, lastPlace, isPaying);
  const { state, details, isReady } = checkout;
  const away = useAwayVisit();
  const [isToChoose, setToChoose] = useState(false);
  const isOver = state.orderId !== null || details.isLeaving;
  const tab = shownTab(checkout, away !== null);
  const heading = useStepFocus(tab, isReady, ['required', 'adult_required'].includes(state.alert?.code ?? ''));
  const isLocked = isCheckoutLocked(state) || details.isLeaving || away !== null;
  const knownNumber = isReady && state.alert?.code === 'order_exists' ? state.alert.orderNumber : null;
  const isEmpty = isReady && cart.lines.length === 0 && !isOver;
  const hasTabs = knownNumber === null && !isEmpty;
  useFrame(checkout, { tab, isLocked, hasTabs });
  useStepHistory(checkout, hasTabs);
  usePaymentCode(checkout, tab);

  if (knownNumber !== null) return <KnownOrderNotice orderNumber={knownNumber} />;
  if (isEmpty) return empty;
  const isPaymentShown = tab === 'payment' && (isReady || away !== null);
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {say(headingOf(checkout, tab, away !== null && !isToChoose))}
        </h1>
        <div className="stack">
          {away ? (
            <Suspense fallback={<StepsSkeleton />}>
              <AwayStep key={away.token} checkout={checkout} visit={away} foot={foot} onChoice={setToChoose} />
            </Suspense>
          ) : (
            <Steps checkout={checkout} tab={tab} foot={foot} savedAddresses={savedAddresses} soldOut={soldOut} />
          )}
        </div>
      </div>
      {isPaymentShown ? (
        <div className={classNames(styles.recap, 'stack')}>
          {recap(checkout.tipCents)}
          {/* The payment step fills it with the order button. */}
          <div ref={setFoot} className={styles.foot} />
        </div>
      ) : (
        tab !== 'confirmation' && <aside className={styles.summary}>{summary}</aside>
      )}
    </>
  );
}
