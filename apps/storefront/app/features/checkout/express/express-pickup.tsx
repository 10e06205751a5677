import { Icon, Note, Sheet, SheetBody, SheetHeader } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { type CheckoutState, isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import { useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import { offeredCompany } from '../../../state/checkout/offered-company.ts';
import { closeSheet } from '../../../state/page/sheet-store.ts';
import { useIsOnline } from '../../../state/page/use-is-online.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import { CheckoutAlert } from '../checkout-alert.tsx';
import { validatePersonal } from '../machine/model/validate-forms.ts';
import { type Checkout, useCheckout } from '../run/use-checkout.ts';
import { offeredDaysFrom } from '../time/offered-days.ts';
import { useTimesOn } from '../time/use-server-slots.ts';
import styles from './express.module.css';
import { ExpressFoot } from './express-foot.tsx';
import { ExpressTime } from './express-time.tsx';
import { useChangedAmount } from './use-changed-amount.ts';
import { useQuote } from './use-quote.ts';

interface ExpressPickupProps {
  cart: ShopCart;
  /** The note about dishes that sold out meanwhile. */
  soldOut: ReactNode;
  /** The lines and amounts of the cart. */
  recap: ReactNode;
  onClose: () => void;
}

/** As soon as possible is a choice where it is possible at all, and a slot where it is a whole one. */
const isTimeChosenIn = ({ delivery: { isScheduled, time } }: CheckoutState, { asap, slotAt }: ShopCart): boolean =>
  isScheduled ? time !== '' && slotAt !== null : asap.state === 'promised';

/** A time that is not today is never chosen for the diner (PYX-29). */
function useOwnTime(checkout: Checkout): void {
  const { cart, state, dispatch } = checkout;
  const { asap, now } = cart;
  const isSoonToday = asap.state === 'promised' && asap.promisedAt.toPlainDate().equals(now.toPlainDate());
  const timesOn = useTimesOn(checkout);
  const leaveOpen = useEffectEvent(() => {
    if (state.delivery.isScheduled) return;
    const days = offeredDaysFrom(now.toPlainDate(), (day) => timesOn(day).slots);
    const first = days.find(({ hasSlots }) => hasSlots)?.day;
    if (first) dispatch({ kind: 'chooseTime', date: first.toString(), time: '' });
  });
  useEffect(() => {
    if (checkout.isReady && !isSoonToday) leaveOpen();
  }, [checkout.isReady, isSoonToday]);
}

/** What only the checkout can go on with: a payment that was taken, an order that is stored, a name that is missing. */
function isForCheckout({ isSubmitting, isAuthorised, orderId, alert }: CheckoutState): boolean {
  if (isSubmitting) return false;
  const isPersonMissing = alert?.code === 'required' && alert.isOfWallet === true;
  return isAuthorised || orderId !== null || isPersonMissing || alert?.code === 'order_exists';
}

function useToCheckout(): () => void {
  const { go } = useNavigation();
  const checkoutPath = usePath()('/checkout');
  return () => {
    closeSheet();
    go(checkoutPath);
  };
}

/** Closes the sheet once the cart can't be ordered by it any more, unless dishes ran out, which is told in it. */
function useLastResort({ cart, state, details, isReady }: Checkout, onClose: () => void): void {
  const isOver = isReady && !details.isLeaving && !isCheckoutLocked(state) && cart.isReady;
  const isWrong = cart.lines.length === 0 || cart.mode !== 'pickup' || cart.alcohol.names.length > 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver && isWrong) close();
  }, [isOver, isWrong]);
}

/** Orders and pays the cart for pickup by a wallet, in one sheet above the cart instead of five steps (PYX-28). */
export function ExpressPickup({ cart, soldOut, recap, onClose }: ExpressPickupProps) {
  const say = useMessage();
  const format = useFormat();
  const titleId = useId();
  const { legal } = useSite();
  const isOnline = useIsOnline();
  const isTimeChosen = useCheckoutStore(({ state }) => isTimeChosenIn(state, cart));
  const checkout = useCheckout(cart, null, isTimeChosen);
  const { state, settings, session } = checkout;
  const [isListed, setListed] = useState(false);
  const isLocked = isCheckoutLocked(state);
  const quoting = useQuote(checkout, checkout.isReady && isTimeChosen && isOnline && !isLocked);
  const changed = useChangedAmount(cart);
  const toCheckout = useToCheckout();
  useOwnTime(checkout);
  useLastResort(checkout, onClose);
  // A company gives more than a wallet knows (LAW-57).
  const isForCompany = offeredCompany(settings, state) !== null;
  const isLeft = isForCheckout(state) || isForCompany;
  const leave = useEffectEvent(toCheckout);
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);

  const { quote } = quoting;
  const asksPerson = session === null || Object.keys(validatePersonal(state.personal)).length > 0;
  const total = format.money(cart.priced.totalCents);
  const close = () => !isLocked && onClose();
  const isTimeWrong = quote.kind === 'refused' || state.alert?.code === 'slot_gone';
  return (
    <Sheet titleId={titleId} kind="slim" testId="express-sheet" onClose={close}>
      <SheetHeader titleId={titleId} title={say('express.title')} closeLabel={say('express.close')} onClose={close} />
      <SheetBody className="stack">
        <CheckoutAlert checkout={checkout} />
        {quote.kind === 'refused' && !state.alert && <Note kind="error">{quote.message}</Note>}
        {soldOut}
        <div className={styles.facts}>
          <div className={styles.row}>
            <Icon name="store" />
            <span className="grow">
              <b>{settings.contacts.address}</b>
              {legal && <small>{say('express.seller', { name: legal.publisher })}</small>}
            </span>
          </div>
          <ExpressTime
            checkout={checkout}
            isTimeChosen={isTimeChosen}
            isOpen={isListed || !isTimeChosen || isTimeWrong}
            onToggle={setListed}
          />
        </div>
        {/* An alert has told it, line by line. */}
        {changed.beforeCents !== null && !state.alert && (
          <Note kind="warm" icon="info">
            <p role="status">{say('express.changed', { old: format.money(changed.beforeCents), new: total })}</p>
          </Note>
        )}
        {recap}
        <ExpressFoot
          {...quoting}
          checkout={checkout}
          isTimeChosen={isTimeChosen}
          changed={changed}
          asksPerson={asksPerson}
          onToCheckout={toCheckout}
        />
      </SheetBody>
    </Sheet>
  );
}
