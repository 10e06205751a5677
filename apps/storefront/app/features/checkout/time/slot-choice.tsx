import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useId, useRef } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { forbiddenAlcohol, unavailableNames } from '../run/checkout-context.ts';
import type { OfferedSlot } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './slot-choice.module.css';
import { SlotRun } from './slot-run.tsx';

interface SlotChoiceProps {
  checkout: Checkout;
  /** The ISO date of the slots. */
  date: string;
  slots: OfferedSlot[];
  /** `isWrong` is true if a time is required but missing. */
  isWrong: boolean;
  onChoose: (value: string) => void;
}

interface SlotButtonProps {
  checkout: Checkout;
  date: string;
  slot: OfferedSlot;
  onChoose: (value: string) => void;
}

function SlotButton({ checkout, date, slot, onChoose }: SlotButtonProps) {
  const say = useMessage();
  const format = useFormat();
  const { delivery } = checkout.state;

  function reason(): string {
    if (slot.reason === 'kitchen') return say('checkout.when.kitchenFull');
    if (slot.state === 'full') return say('checkout.when.full');
    if (slot.state === 'closed') return say('checkout.when.closed');
    if (slot.state === 'paused') return say('checkout.when.paused');
    if (slot.state === 'too_soon') return say('checkout.when.tooSoon');
    const missing = unavailableNames(checkout, date, slot.value);
    const drinks = forbiddenAlcohol(checkout.cart, { date, time: slot.value });
    // A slot that lacks the drinks only names them.
    if (missing.length === drinks.length && drinks.length > 0)
      return say('checkout.when.without', { names: format.list(drinks) });
    return missing.length > 0 ? say('checkout.when.missing', { count: missing.length }) : '';
  }

  const why = reason();
  return (
    <label className={styles.slot} data-testid="slot" data-state={slot.state} data-time={slot.value}>
      <input
        type="radio"
        className="visually-hidden"
        name="delivery_time_range"
        value={slot.value}
        checked={slot.value === delivery.time && date === delivery.date}
        disabled={slot.state !== 'free'}
        onChange={() => onChoose(slot.value)}
      />
      <span className="figures">{format.clock(slot.value)}</span>
      {why && <small>{why}</small>}
    </label>
  );
}

/** Joins slots that follow each other and can't be chosen for the same reason. */
function groupSlots(slots: OfferedSlot[]): OfferedSlot[][] {
  const groups: OfferedSlot[][] = [];
  for (const slot of slots) {
    const last = groups.at(-1);
    const isSame = slot.state !== 'free' && last?.[0]?.state === slot.state && last[0].reason === slot.reason;
    if (isSame) last.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** Disabled slots show the reason, in one line for several if the kitchen has posts (CAP-03); slots without some dishes can be opened (CHK-30). */
export function SlotChoice({ checkout, date, slots, isWrong, onChoose }: SlotChoiceProps) {
  const { cart, settings } = checkout;
  const say = useMessage();
  const box = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  useEffect(() => {
    if (isWrong) box.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [isWrong]);

  // Past slots are not listed.
  const coming = slots.filter(({ start }) => start.epochMilliseconds > cart.now.epochMilliseconds);
  const hasPosts = settings.dishPosts.length > 0;
  const groups = hasPosts ? groupSlots(coming) : coming.map((slot) => [slot]);

  return (
    <fieldset
      ref={box}
      className={fieldStyles.field}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
    >
      <legend
        className={hasPosts ? 'visually-hidden' : fieldStyles.label}
        data-i18n={specificationKey('checkout.when.time')}
      >
        {say('checkout.when.time')}
      </legend>
      {isWrong && (
        <p className={fieldStyles.error} id={problemId}>
          <Icon name="triangle-alert" size="small" />
          {say('checkout.when.choose')}
        </p>
      )}
      {coming.length === 0 && <p className="small muted">{say('checkout.when.noneAtAll')}</p>}
      <div className={classNames(styles.slots, settings.scheduling[cart.mode].showRange && styles.ranges)}>
        {groups.map(([slot, ...others]) => {
          if (!slot) return null;
          if (hasPosts && slot.state !== 'free') return <SlotRun key={slot.value} slots={[slot, ...others]} />;
          return <SlotButton key={slot.value} checkout={checkout} date={date} slot={slot} onChoose={onChoose} />;
        })}
      </div>
    </fieldset>
  );
}
