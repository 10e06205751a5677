import type { Settings } from '@comptoir/contract';
import { fieldStyles, Icon, Note, Skeleton } from '@comptoir/ui';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useId, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import styles from './card-form.module.css';
import { loadCardProvider } from './card-provider.ts';
import { useCardStore } from './card-store.ts';
import { CardUnavailable } from './card-unavailable.tsx';

const look = { base: { fontSize: '16px', color: '#2b1c14', '::placeholder': { color: '#8d7b6f' } } };

/** The card field is the payment provider's iframe, so the shop never sees the card number. */
function CardField({ isLocked }: { isLocked: boolean }) {
  const say = useMessage();
  const id = useId();
  const stripe = useStripe();
  const elements = useElements();
  /** The provider's error message, or the message that the card is incomplete. */
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (!stripe || !elements) return;
    useCardStore.setState({
      confirm: async (clientSecret, holder) => {
        const card = elements.getElement(CardElement);
        if (!card) return 'failed';
        const { error: refusal, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
          payment_method: { card, billing_details: holder },
        });
        setFault(refusal?.message ?? '');
        if (refusal?.type !== 'validation_error') return paymentIntent?.status ?? 'failed';
        setFault('incomplete');
        card.focus();
        return 'incomplete';
      },
    });
    return () => useCardStore.setState({ confirm: null });
  }, [stripe, elements]);

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={id}>
        {say('checkout.payment.cardField')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: the field inside belongs to the provider's frame */}
      <div className={styles.box} role="group" aria-labelledby={id} data-testid="card-field">
        <CardElement
          options={{ style: look, hidePostalCode: true, disabled: isLocked }}
          onChange={(event) => setFault(event.error?.message ?? '')}
        />
      </div>
      {fault && (
        <p className={fieldStyles.error} role="status">
          <Icon name="triangle-alert" size="small" />
          {fault === 'incomplete' ? say('checkout.payment.cardIncomplete') : fault}
        </p>
      )}
    </div>
  );
}

interface CardFormProps {
  payments: Settings['payments'];
  isLocked: boolean;
  /** Requests a payment intent from the server again. */
  onRetry: () => void;
}

/** If the provider or the server cannot be reached, an error replaces the form (PAY-07, PAY-18). */
export function CardForm({ payments, isLocked, onRetry }: CardFormProps) {
  const say = useMessage();
  const { apiRoot } = useSite();
  const { clientSecret, isUnprepared } = useCardStore();
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new load
  useEffect(() => {
    let isStale = false;
    loadCardProvider(payments, apiRoot).then(
      (provider) => !isStale && setStripe(provider),
      (error: unknown) => {
        console.error('The card provider could not be loaded', error);
        if (!isStale) setStripe('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [payments, apiRoot, attempt]);

  if (stripe === 'failed' || isUnprepared)
    return (
      <CardUnavailable
        onRetry={() => {
          if (stripe === 'failed') {
            setStripe(null);
            setAttempt(attempt + 1);
          }
          if (isUnprepared) onRetry();
        }}
      />
    );
  // The field is mounted after the intent, because a new intent would remount the field and lose the input.
  const isAwaited = clientSecret === null && !isLocked;
  if (!stripe || isAwaited) return <Skeleton height="5.2rem" radius="1rem" />;
  return (
    // The provider's form keeps its first client secret, so a new secret needs a new form.
    <Elements key={clientSecret} stripe={stripe} options={{ locale: 'fr' }}>
      <CardField isLocked={isLocked} />
      <Note icon="lock">{say('checkout.payment.cardSafe')}</Note>
    </Elements>
  );
}
