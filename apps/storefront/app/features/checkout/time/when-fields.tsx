import type { Work } from '@comptoir/domain';
import { Note, segmentedStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { useCaller } from '../../../state/shop/shop-context.tsx';
import { usePauseWords } from '../../../state/use-pause-words.ts';
import { forbiddenAlcohol } from '../run/checkout-context.ts';
import { slotsKey, slotsOf, useServerSlotsStore, workOfCart } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { DayChoice } from './day-choice.tsx';
import { SlotChoice } from './slot-choice.tsx';
import styles from './when-fields.module.css';

/** The number of days that can be chosen, with today (CHK-27). */
const offeredDays = 7;

/** Loads the taken slots of a day. Without a response all slots are offered, and the server checks the order. */
function useServerSlots({ cart, settings, state }: Checkout): void {
  const caller = useCaller();
  const { mode } = cart;
  const { isScheduled, date } = state.delivery;
  const asked = isScheduled ? date : '';
  const localId = useCartStore(({ attempt }) => attempt?.localId);
  // As text, so that only another work asks again.
  const workText = JSON.stringify(workOfCart(cart, settings));
  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const work: Work | null = JSON.parse(workText);
    caller.slots(mode, asked, work && { work, localId }).then(
      (slots) => {
        if (!isCurrent) return;
        const told = Object.fromEntries(slots.map((slot) => [slot.value, slot]));
        useServerSlotsStore.setState((known) => ({ slots: { ...known.slots, [slotsKey(mode, asked)]: told } }));
      },
      (error: unknown) => console.warn('The slots could not be read; those of the opening hours are offered.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, mode, asked, workText, localId]);
}

function offeredDaysFrom(today: Temporal.PlainDate, slotsOn: (day: Temporal.PlainDate) => ReturnType<typeof slotsOf>) {
  return Array.from({ length: offeredDays }, (_, offset) => today.add({ days: offset })).map((day) => ({
    day,
    hasSlots: slotsOn(day).some((slot) => slot.state === 'free'),
  }));
}

/** Names the drinks that an order as soon as possible may not contain (LAW-22). */
function SoonDrinks({ cart }: Pick<Checkout, 'cart'>) {
  const say = useMessage();
  const format = useFormat();
  const drinks = forbiddenAlcohol(cart, null);
  return drinks.length > 0 && <Note kind="warm">{say('checkout.when.noDrinks', { names: format.list(drinks) })}</Note>;
}

export function WhenFields({ checkout }: { checkout: Checkout }) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const sayMoment = useMoment();
  const serverSlots = useServerSlotsStore((store) => store.slots);
  useServerSlots(checkout);
  const { isScheduled, date, time } = state.delivery;
  const { asap, now, mode } = cart;
  const pauseText = usePauseWords();
  const times = asap.state === 'promised' ? asap : null;
  const later = times && times.readyFrom.epochMilliseconds > now.epochMilliseconds ? times.readyFrom : null;
  const promise = times && sayMoment(times.promisedAt, now, 'around');

  const days = offeredDaysFrom(now.toPlainDate(), (day) => slotsOf({ cart, settings, serverSlots }, day.toString()));
  const firstDay = days.find(({ hasSlots }) => hasSlots)?.day;

  function chooseLater(): void {
    if (!isScheduled && firstDay) dispatch({ kind: 'chooseTime', date: firstDay.toString(), time: '' });
  }

  return (
    <>
      <fieldset className="stack">
        {/* For pickup, the heading of the step already asks the question, so the legend is visually hidden. */}
        <legend className={mode === 'delivery' ? styles.title : 'visually-hidden'}>{say('checkout.when.title')}</legend>
        <div className={segmentedStyles.segmented}>
          <label className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name="is_scheduled"
              value="false"
              checked={!isScheduled}
              disabled={times === null}
              onChange={() => dispatch({ kind: 'chooseTime', date: '', time: '' })}
            />
            <span data-i18n={specificationKey('checkout.when.asap')}>{say('checkout.when.asap')}</span>
            {later && <small>{say('checkout.when.asapFrom', { moment: sayMoment(later, now, 'from') })}</small>}
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name="is_scheduled"
              value="true"
              checked={isScheduled}
              disabled={!firstDay}
              onChange={chooseLater}
            />
            <span>{say('checkout.when.later')}</span>
          </label>
        </div>
        {/* A later start is shown on the button, so this note is hidden then. */}
        {!isScheduled && promise && !later && (
          <Note kind="good" icon="clock">
            {say(mode === 'pickup' ? 'checkout.when.ready' : 'checkout.when.delivered', { moment: promise })}
          </Note>
        )}
        {!isScheduled && <SoonDrinks cart={cart} />}
        {pauseText && <Note kind="warm">{pauseText}</Note>}
        {!isScheduled && asap.state === 'closed' && <Note kind="warm">{say('checkout.alert.closed')}</Note>}
      </fieldset>
      {isScheduled && (
        <>
          <DayChoice
            days={days}
            chosen={date}
            onChoose={(chosen) => dispatch({ kind: 'chooseTime', date: chosen, time: '' })}
          />
          <SlotChoice
            checkout={checkout}
            slots={slotsOf({ cart, settings, serverSlots }, date)}
            isWrong={state.alert?.code === 'required' && time === ''}
            onChoose={(value) => dispatch({ kind: 'chooseTime', date, time: value })}
          />
        </>
      )}
    </>
  );
}
