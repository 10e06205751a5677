import { offeredWishes, type Wish } from '@comptoir/domain';
import { boxStyles, classNames, fieldStyles } from '@comptoir/ui';
import { useId } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import type { Checkout } from '../run/use-checkout.ts';
import styles from './tick.module.css';

const labels: Record<Wish, MessageId> = {
  cutlery: 'checkout.wishes.cutlery',
  ownContainers: 'checkout.wishes.ownContainers',
};
const testIds: Record<Wish, string> = { cutlery: 'cutlery', ownContainers: 'own-containers' };

/** What the diner may ask for with the dishes. Nothing is ticked beforehand (LAW-47, LAW-48). */
export function WishesStep({ checkout: { state, details, cart, settings } }: { checkout: Checkout }) {
  const say = useMessage();
  const id = useId();
  const { wishes } = details;
  const offered = offeredWishes(settings.packaging, cart.mode === 'pickup');
  if (offered.length === 0) return null;

  const change = (wish: Wish, isWished: boolean) => {
    const { [wish]: _, ...others } = wishes;
    updateCheckout({ wishes: isWished ? { ...others, [wish]: true } : others });
  };
  return (
    <fieldset className={classNames(boxStyles.box, fieldStyles.field)}>
      <legend className="visually-hidden">{say('checkout.wishes.title')}</legend>
      {offered.map((wish) => (
        <div key={wish}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              className={fieldStyles.checkbox}
              data-testid={testIds[wish]}
              checked={wishes[wish] ?? false}
              disabled={state.isSubmitting || state.isAuthorised}
              aria-describedby={wish === 'ownContainers' ? `${id}-hint` : undefined}
              onChange={({ target }) => change(wish, target.checked)}
            />
            <span>{say(labels[wish])}</span>
          </label>
          {wish === 'ownContainers' && (
            <p className="small muted" id={`${id}-hint`}>
              {say('checkout.wishes.ownContainersHint')}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
