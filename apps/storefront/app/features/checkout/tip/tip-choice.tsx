import { mostTipCents, readTypedAmount, type TipSettings } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './tip-choice.module.css';

interface TipChoiceProps {
  checkout: Checkout;
  tips: TipSettings;
}

/** Asks for a tip without a default but none, for this order alone (PYX-86). Cash has none: it is given by hand. */
export function TipChoice({ checkout, tips }: TipChoiceProps) {
  const say = useMessage();
  const format = useFormat();
  const { state, cart, tipCents, dispatch } = checkout;
  const most = mostTipCents(tips, cart.priced.totalCents);
  const offered = tips.amountsCents.filter((cents) => cents <= most);
  const [isTyping, setTyping] = useState(tipCents > 0 && !offered.includes(tipCents));
  const isLocked = isCheckoutLocked(state);
  const choose = (cents: number) => {
    setTyping(false);
    dispatch({ kind: 'chooseTip', tipCents: cents });
  };
  const option = (label: string, isChosen: boolean, onChoose: () => void) => (
    <label key={label} className={styles.option}>
      <input
        type="radio"
        name="tip"
        className="visually-hidden"
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      {label}
    </label>
  );
  return (
    <fieldset className={styles.tip} aria-describedby="tip-hint" data-testid="tip">
      <legend className={styles.title}>{say('tip.title')}</legend>
      <p className="small muted" id="tip-hint">
        {say('tip.hint')}
      </p>
      <div className={styles.options}>
        {option(say('tip.none'), !isTyping && tipCents === 0, () => choose(0))}
        {offered.map((cents) => option(format.shortMoney(cents), !isTyping && tipCents === cents, () => choose(cents)))}
        {option(say('tip.other'), isTyping, () => {
          setTyping(true);
          dispatch({ kind: 'chooseTip', tipCents: 0 });
        })}
      </div>
      {isTyping && (
        <OtherAmount
          most={most}
          isLocked={isLocked}
          onType={(cents) => dispatch({ kind: 'chooseTip', tipCents: cents })}
        />
      )}
    </fieldset>
  );
}

interface OtherAmountProps {
  most: number;
  isLocked: boolean;
  /** 0 as long as no possible amount is typed. */
  onType: (cents: number) => void;
}

function OtherAmount({ most, isLocked, onType }: OtherAmountProps) {
  const say = useMessage();
  const format = useFormat();
  const [text, setText] = useState('');
  const amount = format.money(most);
  const centsOf = (typed: string) => {
    const read = readTypedAmount(typed);
    return 'cents' in read && read.cents > 0 && read.cents <= most ? read.cents : 0;
  };
  return (
    <Field
      name="tip-amount"
      label={say('tip.amount')}
      hint={say('tip.atMost', { amount })}
      error={text.trim() !== '' && centsOf(text) === 0 ? say('tip.fault', { amount }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      disabled={isLocked}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onType(centsOf(target.value));
      }}
    />
  );
}
