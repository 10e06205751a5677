import { boxStyles, classNames, fieldStyles, Icon } from '@comptoir/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './age-step.module.css';
import tickStyles from './tick.module.css';

/**
 * The diner of an order with alcohol declares to be an adult (LAW-24). The declaration is in no storage, and is asked for again
 * whenever this step opens.
 */
export function AgeStep({ checkout }: { checkout: Checkout }) {
  const { state, details, dispatch } = checkout;
  const say = useMessage();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const isMissing = state.alert?.code === 'adult_required';
  useEffect(() => {
    if (isMissing) box.current?.focus();
  }, [isMissing]);
  useEffect(() => () => updateCheckout({ isAdult: false }), []);

  return (
    <section className={classNames(boxStyles.box, fieldStyles.field)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {say('checkout.age.title')}
      </h2>
      <label className={tickStyles.tick}>
        <input
          ref={box}
          type="checkbox"
          className={fieldStyles.checkbox}
          data-testid="adult"
          checked={details.isAdult}
          disabled={state.isSubmitting || state.isAuthorised}
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={classNames(isMissing && `${id}-error`, `${id}-hint`)}
          onChange={({ target }) => {
            updateCheckout({ isAdult: target.checked });
            dispatch({ kind: 'ageDeclared' });
          }}
        />
        <span>{say('checkout.age.declare')}</span>
      </label>
      {isMissing && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          <Icon name="triangle-alert" size="small" />
          {say('checkout.age.missing')}
        </p>
      )}
      <p className="small muted" id={`${id}-hint`}>
        {say('checkout.age.hint')}
      </p>
    </section>
  );
}
