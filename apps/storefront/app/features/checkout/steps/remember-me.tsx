import { fieldStyles, linkStyles } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { focusId } from '../../../platform/scroll/focus-id.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import { emptyAccess, emptyPersonalForm } from '../../../state/checkout/order-forms.ts';
import { forgetDiner, readRememberedDiner, rememberDiner } from '../../../state/checkout/remembered-diner.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './step-fields.module.css';

const boxId = 'remember-me';

/** `known` means stored before this checkout, `forgotten` just deleted, and the others the checkbox's state. */
type Memory = 'known' | 'forgotten' | 'on' | 'off';

/** A guest can store the details on this device, or delete them. Accounts have their own details. */
export function RememberMe({ checkout }: { checkout: Checkout }) {
  const { state, details, dispatch } = checkout;
  const say = useMessage();
  const { session, isReady } = useSessionStore();
  const [memory, setMemory] = useState<Memory>(() => (readRememberedDiner() ? 'known' : 'off'));
  // The tapped button no longer exists, so the focus moves to the checkbox.
  useEffect(() => {
    if (memory === 'forgotten') focusId(boxId);
  }, [memory]);
  if (!isReady || session) return null;

  function choose(isWished: boolean): void {
    setMemory(isWished ? 'on' : 'off');
    if (isWished) rememberDiner({ ...state, ...details });
    else forgetDiner();
  }

  function forget(): void {
    setMemory('forgotten');
    forgetDiner();
    updateCheckout({ access: emptyAccess });
    dispatch({ kind: 'editDelivery', form: { ...state.delivery, address: '' } });
    dispatch({ kind: 'editPersonal', form: emptyPersonalForm });
    announce(say('checkout.personal.forgotten'));
  }

  if (memory === 'known')
    return (
      <p className="small muted">
        {say('checkout.personal.remembered')}{' '}
        <button type="button" className={linkStyles.link} onClick={forget}>
          {say('checkout.personal.forget')}
        </button>
      </p>
    );
  return (
    <label className={styles.remember}>
      <input
        id={boxId}
        type="checkbox"
        className={fieldStyles.checkbox}
        checked={memory === 'on'}
        onChange={({ target }) => choose(target.checked)}
      />
      {say('checkout.personal.remember')}
    </label>
  );
}
