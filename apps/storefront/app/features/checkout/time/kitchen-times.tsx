import { choiceStyles, classNames, Icon, Note, Skeleton } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { usePauseWords } from '../../../state/use-pause-words.ts';
import { useServerSlotsStore } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { DayChoice } from './day-choice.tsx';
import styles from './kitchen-times.module.css';
import { isAmong, type NextSlot, nextTimes } from './next-times.ts';
import { offeredDaysFrom } from './offered-days.ts';
import { SlotChoice } from './slot-choice.tsx';
import { SoonDrinks } from './soon-drinks.tsx';
import { useServerSlots, useTimesOn } from './use-server-slots.ts';

/** One for each time that is offered first. */
const skeletons = ['first', 'second', 'third'];

interface TimeCardProps {
  value: string;
  at: Temporal.ZonedDateTime;
  hint: string;
  i18nKey?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function TimeCard({ value, at, hint, i18nKey, isChosen, onChoose }: TimeCardProps) {
  const format = useFormat();
  return (
    <label className={classNames(choiceStyles.choice, styles.card)} data-testid="next-time" data-time={value}>
      <input
        type="radio"
        className="visually-hidden"
        name="delivery_time_range"
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.text}>
        <b className="figures">{format.hour(at)}</b>
        <small data-i18n={i18nKey}>{hint}</small>
      </span>
      <Icon name="check" size="small" className={styles.tick} />
    </label>
  );
}

/** The times that the kitchen can make this cart for: the next three, then all of a day with why not (CAP-03). */
export function KitchenTimes({ checkout }: { checkout: Checkout }) {
  const { state, cart, promise, dispatch } = checkout;
  const say = useMessage();
  const format = useFormat();
  const pauseText = usePauseWords();
  const timesOn = useTimesOn(checkout);
  const { isScheduled, date, time } = state.delivery;
  const days = offeredDaysFrom(cart.now.toPlainDate(), (day) => timesOn(day).slots);
  const open = days.filter(({ hasSlots }) => hasSlots).map(({ day }) => day.toString());
  const shownDate = (isScheduled && date) || open[0] || '';
  const { isAsapOffered, slots, missingDate } = nextTimes(checkout, { dates: open, timesOn });
  useServerSlots(checkout, shownDate);
  useServerSlots(checkout, missingDate === shownDate ? '' : missingDate);
  // The next visit of this step asks again, because others may have ordered meanwhile.
  useEffect(() => () => useServerSlotsStore.setState({ askedFor: {} }), []);
  const isLoading = missingDate !== '';

  function hintOf(at: Temporal.ZonedDateTime): string {
    const daysAhead = cart.now.toPlainDate().until(at.toPlainDate()).days;
    if (daysAhead > 1) return format.day(at);
    return say(daysAhead === 1 ? 'checkout.when.onTomorrow' : 'checkout.when.onToday');
  }
  /** Names the day, unless it is today. */
  const asapHint = (at: Temporal.ZonedDateTime): string =>
    at.toPlainDate().equals(cart.now.toPlainDate())
      ? say('checkout.when.asap')
      : `${say('checkout.when.asap')} · ${hintOf(at)}`;
  const choose = (slot: Pick<NextSlot, 'date' | 'value'>) =>
    dispatch({ kind: 'chooseTime', date: slot.date, time: slot.value });

  return (
    <>
      <fieldset>
        <legend className={styles.title}>{say('checkout.when.nextThree')}</legend>
        <div className={styles.next} aria-busy={isLoading || undefined}>
          {isAsapOffered && promise && !isLoading && (
            <TimeCard
              value="ASAP"
              at={promise}
              hint={asapHint(promise)}
              i18nKey={specificationKey('checkout.when.asap')}
              isChosen={!isScheduled}
              onChoose={() => choose({ date: '', value: '' })}
            />
          )}
          {isLoading
            ? skeletons.map((name) => <Skeleton key={name} height="5.4rem" radius="var(--radius-md)" />)
            : slots.map((slot) => (
                <TimeCard
                  key={slot.date + slot.value}
                  value={slot.value}
                  at={slot.start}
                  hint={hintOf(slot.start)}
                  isChosen={isScheduled && date === slot.date && time === slot.value}
                  onChoose={() => choose(slot)}
                />
              ))}
        </div>
      </fieldset>
      {!isScheduled && <SoonDrinks cart={cart} />}
      {pauseText && <Note kind="warm">{pauseText}</Note>}
      {!isScheduled && cart.asap.state === 'closed' && <Note kind="warm">{say('checkout.alert.closed')}</Note>}
      {shownDate && (
        <>
          <h2 className={styles.title}>{say('checkout.when.other')}</h2>
          <DayChoice days={days} chosen={shownDate} onChoose={(chosen) => choose({ date: chosen, value: '' })} />
          <SlotChoice
            checkout={checkout}
            date={shownDate}
            slots={timesOn(shownDate).slots.filter(({ value }) => !isAmong(slots, shownDate, value))}
            isWrong={state.alert?.code === 'required' && isScheduled && time === ''}
            onChoose={(value) => choose({ date: shownDate, value })}
          />
        </>
      )}
    </>
  );
}
