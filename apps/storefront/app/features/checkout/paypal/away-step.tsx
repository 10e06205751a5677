import { ApiError, type WireOrder } from '@comptoir/contract';
import { parseAmount } from '@comptoir/domain';
import { BottomBar, Button, Icon } from '@comptoir/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessage } from '../../../messages/use-message.ts';
import { leaveShop } from '../../../platform/navigation/leave-shop.ts';
import { onPageRestored } from '../../../platform/watch/on-page-restored.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import type { PaypalVisitKept } from '../../../state/cart/cart.ts';
import { endVisit } from '../../../state/cart/cart-lock.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { useShop } from '../../../state/shop/shop-context.tsx';
import type { Checkout } from '../run/use-checkout.ts';
import stepBarStyles from '../steps/step-bar.module.css';
import { useServerSlots } from '../time/use-server-slots.ts';
import { hasLeftFor, noteBack, useLeavingStore } from '../visit/left-for.ts';
import { startVisit } from '../visit/start-visit.ts';
import { type ToldVisit, useVisit } from '../visit/use-visit.ts';
import { VisitNote } from './visit-note.tsx';

interface AwayStepProps {
  checkout: Checkout;
  visit: PaypalVisitKept;
  /** The element under the recap, for the buttons. Null until it is on the page. */
  foot: HTMLElement | null;
  /** Called with true once the diner has to choose how to pay, and with false while the payment goes on at PayPal. */
  onChoice: (isToChoose: boolean) => void;
}

const isOver = ({ state }: ToldVisit): boolean => state === 'failed' || state === 'expired' || state === 'refused';

/** After this time the browser has not left: the diner may have stopped it. */
const leavingMilliseconds = 8_000;
const giveUpMilliseconds = 5_000;

/** True while the browser leaves for PayPal's page. */
function useIsLeaving(): boolean {
  const { isLeaving } = useLeavingStore();
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(noteBack, leavingMilliseconds);
    const stop = onPageRestored(noteBack);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isLeaving]);
  return isLeaving;
}

/** Leads to the same page at PayPal again, with the same order. */
function useResume(ask: () => void) {
  const { caller } = useShop();
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function resume(): Promise<void> {
    const { attempt } = useCartStore.getState();
    const order = attempt?.body as WireOrder | undefined;
    if (!attempt || !order) return;
    const { session } = useSessionStore.getState();
    setBusy(true);
    setFailure(null);
    try {
      const request = {
        customerId: null,
        amountCents: (parseAmount(order.total) ?? 0) + (parseAmount(order.tip ?? 0) ?? 0),
        intentId: attempt.paymentIntentId,
        order,
      };
      leaveShop(await startVisit(caller, request, session?.user.id === order.user_id ? session : null));
    } catch (error) {
      // Such as a price or a time that changed meanwhile. *Payer autrement* leads to what is to be chosen again.
      const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422);
      setFailure(isRefused ? error.serverMessage : say('paypal.notResumed'));
      // The order may be placed by now, or its payment over.
      ask();
    }
    setBusy(false);
  }
  return { isBusy, failure, resume };
}

/** Gives the visit up at the provider. Nothing else may start before it says so, so that an unknown answer is asked for again. */
function useGiveUp({ token }: PaypalVisitKept) {
  const { caller } = useShop();
  const say = useMessage();
  const [isGivingUp, setGivingUp] = useState(false);
  const [tries, setTries] = useState(0);
  const giveUp = useEffectEvent(async () => {
    const { attempt } = useCartStore.getState();
    if (attempt?.away?.token !== token) return;
    const state = await caller.abandonPayment(attempt.localId, attempt.paymentIntentId ?? '').catch((error: unknown) =>
      // The order itself is asked for with a payment that is not known as a visit.
      error instanceof ApiError && error.code === 'order_not_found' ? 'notKnown' : 'unknown',
    );
    if (state === 'placed') announce(say('paypal.wasPlaced'));
    if (state !== 'unknown') endVisit(token, { keepsPayment: state !== 'cancelled' });
    else setTries((before) => before + 1);
  });
  useEffect(() => {
    if (!isGivingUp) return;
    const timer = setTimeout(() => void giveUp(), tries === 0 ? 0 : giveUpMilliseconds);
    return () => clearTimeout(timer);
  }, [isGivingUp, tries]);
  return { isGivingUp, giveUp: () => setGivingUp(true) };
}

/** Instead of the steps while the diner may be on PayPal's page: what became of the payment, and the ways out (E77 to E82). */
export function AwayStep({ checkout, visit, foot, onChoice }: AwayStepProps) {
  const isLeaving = useIsLeaving();
  const isOnline = useIsOnline();
  const { told, ask } = useVisit(visit.token);
  const resuming = useResume(ask);
  const { isGivingUp, giveUp } = useGiveUp(visit);
  // A slot that is gone leads to the choice of another (E28), and only the server knows it.
  const { isScheduled, date } = checkout.state.delivery;
  useServerSlots(checkout, told.state === 'refused' && isScheduled ? date : '');

  // A stored order is asked for as after a reload, also where the shop does not know the visit any more (E49).
  const isToBeAsked = told.state === 'placed' || told.state === 'unknownToken';
  useEffect(() => {
    if (isToBeAsked) endVisit(visit.token, { keepsPayment: true });
  }, [isToBeAsked, visit.token]);

  const isBusy = isLeaving || isGivingUp;
  const isBack = hasLeftFor(visit.token);
  const isToChoose = !isBusy && isOnline && (isOver(told) || (told.state === 'open' && isBack));
  useEffect(() => onChoice(isToChoose), [onChoice, isToChoose]);
  return (
    <div data-testid="away" data-state={told.state}>
      <VisitNote
        told={isGivingUp ? { ...told, state: 'unknown' } : told}
        visit={visit}
        isOnline={isOnline}
        isLeaving={isLeaving}
        isBack={isBack}
        failure={resuming.failure}
      />
      {foot &&
        !isBusy &&
        isOnline &&
        createPortal(<Ways told={told} ask={ask} visit={visit} resuming={resuming} giveUp={giveUp} />, foot)}
    </div>
  );
}

interface WaysProps {
  told: ToldVisit;
  visit: PaypalVisitKept;
  ask: () => void;
  resuming: ReturnType<typeof useResume>;
  giveUp: () => void;
}

function Ways({ told, visit, ask, resuming, giveUp }: WaysProps) {
  const say = useMessage();
  const { catalogue } = useShop();
  const { state } = told;
  const isWaiting = state === 'processing' || state === 'unknown' || state === 'unreached';
  if (!isOver(told) && !isWaiting && state !== 'open') return null;
  return (
    <BottomBar className={stepBarStyles.bar}>
      {isOver(told) && (
        <Button
          isWide
          className={stepBarStyles.tall}
          data-testid="pay-again"
          onClick={({ currentTarget }) => {
            // The button goes with the press, so the heading of the step takes the focus.
            currentTarget.closest('[role=tabpanel]')?.querySelector('h1')?.focus();
            endVisit(visit.token, { keepsPayment: false });
            void catalogue.getState().revalidate();
          }}
        >
          {say('paypal.choose')}
        </Button>
      )}
      {isWaiting && (
        <Button isWide kind="outline" className={stepBarStyles.tall} data-testid="ask-again" onClick={ask}>
          {say('paypal.check')}
        </Button>
      )}
      {state === 'open' && (
        <div className="stack">
          <Button
            isWide
            className={stepBarStyles.tall}
            data-testid="resume"
            isBusy={resuming.isBusy}
            onClick={() => void resuming.resume()}
          >
            {say('paypal.resume')} <Icon name="external-link" />
          </Button>
          <Button
            isWide
            kind="outline"
            data-testid="give-up"
            disabled={resuming.isBusy}
            onClick={({ currentTarget }) => {
              currentTarget.closest('[role=tabpanel]')?.querySelector('h1')?.focus();
              giveUp();
            }}
          >
            {say('paypal.giveUp')}
          </Button>
        </div>
      )}
    </BottomBar>
  );
}
