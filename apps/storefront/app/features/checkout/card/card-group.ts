import type { PaymentSettings } from '@comptoir/domain';
import type { Stripe, StripePaymentElementOptions } from '@stripe/stripe-js';
import type { Say } from '../../../messages/use-message.ts';
import type { CardLook } from './card-look.ts';
import type { MountedCard } from './card-store.ts';
import { confirmGroup } from './confirm-group.ts';

export interface CardGroup extends MountedCard {
  setLook(look: CardLook): void;
  setLocked(isLocked: boolean): void;
  destroy(): void;
}

export interface CardFormOptions {
  payments: Pick<PaymentSettings, 'preferredNetwork'>;
  /** In integer cents. */
  totalCents: number;
  /** The address to which a bank that needs the whole page sends the diner back. */
  returnUrl: string;
  say: Say;
  onFailed: () => void;
}

interface GroupOptions extends CardFormOptions {
  stripe: Stripe;
  /** The element that the form fills. */
  place: HTMLElement;
  look: CardLook;
  onReady: () => void;
}

/**
 * Mounts the provider's form by amount, without a payment intent, so that the card can be typed while the intent is made
 * (E29). The form is the provider's frame, so the shop never sees the card number.
 */
export function mountCardGroup(options: GroupOptions): CardGroup {
  const { stripe, place, payments, look, returnUrl, say, onReady, onFailed } = options;
  let amountCents = options.totalCents;
  const group = stripe.elements({
    mode: 'payment',
    amount: amountCents,
    currency: 'eur',
    captureMethod: 'manual',
    // The payment may take other methods too, which have their own rows (PYX-04).
    allowedPaymentMethodTypes: ['card'],
    locale: 'fr',
    loader: 'never',
    ...look,
  });
  const element = group.create('payment', formOptions(payments));
  element.on('ready', onReady);
  element.on('loaderror', onFailed);
  element.mount(place);

  return {
    async submit(totalCents) {
      if (totalCents !== amountCents) {
        // An update that is not awaited would let the former amount be confirmed (E36).
        await group.update({ amount: totalCents });
        amountCents = totalCents;
      }
      const { error } = await group.submit();
      if (!error) return 'complete';
      if (error.type !== 'validation_error') return 'failed';
      element.focus();
      return 'incomplete';
    },
    confirm: (clientSecret, holder) => confirmGroup(stripe, group, { clientSecret, holder, returnUrl, say }),
    setLook: (changed) => void group.update(changed),
    setLocked: (isLocked) => void element.update({ readOnly: isLocked }),
    destroy: () => element.destroy(),
  };
}

/** The checkout has asked for name, mail and phone. The choice between the networks of a card is left to the form (PYX-10). */
function formOptions({ preferredNetwork }: GroupOptions['payments']): StripePaymentElementOptions {
  return {
    layout: 'tabs',
    fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'if_required' } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
    ...(preferredNetwork && { defaultValues: { card: { network: [preferredNetwork] } } }),
  };
}
