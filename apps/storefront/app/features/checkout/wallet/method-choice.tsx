import { choiceStyles, Icon, type IconName } from '@comptoir/ui';
import type { Checkout } from '../run/use-checkout.ts';

interface MethodChoiceProps {
  checkout: Checkout;
  kind: 'cash' | 'card' | 'wallet' | 'paypal';
  icon: IconName;
  label: string;
  /** The specification's key of the label. Absent if it has none. */
  labelKey?: string | undefined;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
}

export function MethodChoice({ checkout, kind, icon, label, labelKey, hint, isChosen, onChoose }: MethodChoiceProps) {
  const { state } = checkout;
  return (
    <label className={choiceStyles.choice} data-testid="method" data-kind={kind}>
      <input
        type="radio"
        className="visually-hidden"
        name="method"
        value={kind}
        checked={isChosen}
        disabled={state.isSubmitting || state.isAuthorised}
        onChange={onChoose}
      />
      <span className={choiceStyles.icon}>
        <Icon name={icon} />
      </span>
      <span className={choiceStyles.text}>
        <b data-i18n={labelKey}>{label}</b>
        <small>{hint}</small>
      </span>
    </label>
  );
}
