import { Note, Skeleton, segmentedStyles } from '@comptoir/ui';
import { Suspense } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import { usePauseWords } from '../../../state/use-pause-words.ts';
import { slotsOf, useServerSlotsStore } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { DayChoice } from './day-choice.tsx';
import { offeredDaysFrom } from './offered-days.ts';
import { SlotChoice } from './slot-choice.tsx';
import { SoonDrinks } from './soon-drinks.tsx';
import { useServerSlots } from './use-server-slots.ts';
import styles from './when-fields.module.css';

const KitchenTimes = lazyPart(async () => (await import('./kitchen-times.tsx')).KitchenTimes, { reloads: false });

/** Offers the times of the opening hours, or those that the kitchen's posts have room for. */
export function WhenFields({ checkout }: { checkout: Checkout }) {
  const hasPosts = checkout.settings.dishPosts.length > 0;
  if (!hasPosts) return <ServedTimes checkout={checkout} />;
  return (
    <Suspense fallback={<Skeleton height="5.4rem" radius="var(--radius-md)" />}>
      <KitchenTimes checkout={checkout} />
    </Suspense>
  );
}

function ServedTimes({ checkout }: { checkout: Checkout }) {
  const { state, cart, settings, dispatch } = checkout;
  const say = useMessage();
  const sayMoment = useMoment();
  const serverSlots = useServerSlotsStore((store) => store.slots);
  const { isScheduled, date, time } = state.delivery;
  const { asap, now, mode } = cart;
  useServerSlots(checkout, isScheduled ? date : '');
  const pauseText = usePauseWords();
  const times = asap.state === 'promised' ? asap : null;
  const later = times && times.readyFrom.epochMilliseconds > now.epochMilliseconds ? times.readyFrom : null;
  const promise = times && sayMoment(times.promisedAt, now, 'around');

  const days = offeredDaysFrom(now.toPlainDate(), (day) => slotsOf({ cart, settings, serverSlots }, day));
  const firstDay = days.find(({ hasSlots }) => hasSlots)?.day;

  const chooseLater = () =>
    !isScheduled && firstDay && dispatch({ kind: 'chooseTime', date: firstDay.toString(), time: '' });

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
            date={date}
            slots={slotsOf({ cart, settings, serverSlots }, date)}
            isWrong={state.alert?.code === 'required' && time === ''}
            onChoose={(value) => dispatch({ kind: 'chooseTime', date, time: value })}
          />
        </>
      )}
    </>
  );
}
