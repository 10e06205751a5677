import { classNames, fieldStyles, linkStyles } from '@comptoir/ui';
import { useEffect, useRef } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { unavailableNames } from '../run/checkout-context.ts';
import type { OfferedSlot } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './slot-choice.module.css';

interface SlotChoiceProps {
  checkout: Checkout;
  slots: OfferedSlot[];
  /** A time was asked for and none is chosen. */
  isWrong: boolean;
  onChoose: (value: string) => void;
}

/** The slots of the chosen day: each one that can't be taken says why. One at which a dish is missing can be looked at (CHK-30). */
export function SlotChoice({ checkout, slots, isWrong, onChoose }: SlotChoiceProps) {
  const { state, cart } = checkout;
  const say = useMessage();
  const box = useRef<HTMLFieldSetElement>(null);
  const { date, time } = state.delivery;
  useEffect(() => {
    if (isWrong) box.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [isWrong]);

  const isPast = (slot: OfferedSlot) => slot.start.epochMilliseconds <= cart.now.epochMilliseconds;

  function reason(slot: OfferedSlot): string {
    if (slot.state === 'full') return say('checkout.when.full');
    if (slot.state === 'closed') return say('checkout.when.closed');
    if (slot.state === 'too_soon') return say(isPast(slot) ? 'checkout.when.past' : 'checkout.when.tooSoon');
    const missing = unavailableNames(checkout, date, slot.value);
    return missing.length > 0 ? say('checkout.when.missing', { count: missing.length }) : '';
  }

  const past = slots.filter(isPast);

  const list = (some: OfferedSlot[]) => (
    <div className={styles.slots}>
      {some.map((slot) => {
        const why = reason(slot);
        return (
          <label key={slot.value} className={styles.slot} data-testid="slot" data-state={slot.state}>
            <input
              type="radio"
              className="visually-hidden"
              name="delivery_time_range"
              value={slot.value}
              checked={slot.value === time}
              disabled={slot.state !== 'free'}
              onChange={() => onChoose(slot.value)}
            />
            <span className="figures">{slot.label}</span>
            {why && <small>{why}</small>}
          </label>
        );
      })}
    </div>
  );

  return (
    <fieldset ref={box} aria-invalid={isWrong || undefined}>
      <legend className={fieldStyles.label} data-i18n={specificationKey('checkout.when.time')}>
        {say('checkout.when.time')}
      </legend>
      {slots.length === 0 && <p className="small muted">{say('checkout.when.noneAtAll')}</p>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={classNames(linkStyles.link, 'small')}>
            {say('checkout.when.pastCount', { count: past.length })}
          </summary>
          {list(past)}
        </details>
      )}
      {list(slots.filter((slot) => !isPast(slot)))}
    </fieldset>
  );
}
