import type { Settings } from '@comptoir/contract';
import { fieldStyles, Icon, Note, Skeleton } from '@comptoir/ui';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { webAddress } from '../../../platform/web-address.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import styles from './card-form.module.css';
import { loadCardProvider } from './card-provider.ts';
import { useCardStore } from './card-store.ts';
import { CardUnavailable } from './card-unavailable.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardFormProps {
  payments: Settings['payments'];
  /** In integer cents. */
  totalCents: number;
  isLocked: boolean;
  /** Requests a payment intent from the server again. */
  onRetry: () => void;
}

interface FormFrameProps extends Omit<CardFormProps, 'onRetry'> {
  stripe: Stripe;
  onFailed: () => void;
}

function FormFrame(props: FormFrameProps) {
  const say = useMessage();
  const { siteRoot } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const { isReady, isIncomplete } = useCardForm(place, {
    ...props,
    // The checkout goes on with a stored attempt (E49).
    returnUrl: webAddress('/checkout', siteRoot),
    say,
  });
  return (
    <div className={fieldStyles.field}>
      <div className={styles.frame}>
        {!isReady && <Skeleton height="12rem" radius="1rem" />}
        {/* biome-ignore lint/a11y/useSemanticElements: the fields inside belong to the provider's frame */}
        <div ref={place} role="group" aria-label={say('checkout.payment.cardField')} data-testid="card-field" />
      </div>
      {isIncomplete && (
        <p className={fieldStyles.error} role="status">
          <Icon name="triangle-alert" size="small" />
          {say('checkout.payment.cardIncomplete')}
        </p>
      )}
      <Note icon="lock">{say('checkout.payment.cardSafe')}</Note>
    </div>
  );
}

/** If the provider or the server cannot be reached, an error replaces the form (PAY-07, PAY-18). */
export function CardForm({ onRetry, ...form }: CardFormProps) {
  const { payments } = form;
  const { apiRoot } = useSite();
  const isUnprepared = useCardStore((state) => state.isUnprepared);
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

  const isFailed = stripe === 'failed';
  return (
    <>
      {(isFailed || isUnprepared) && (
        <CardUnavailable
          onRetry={() => {
            if (isFailed) {
              setStripe(null);
              setAttempt(attempt + 1);
            }
            if (isUnprepared) onRetry();
          }}
        />
      )}
      {stripe === null && !isUnprepared && <Skeleton height="12rem" radius="1rem" />}
      {stripe !== null && !isFailed && (
        // A form that can't be used for the moment is hidden: what was typed stays in it.
        <div hidden={isUnprepared}>
          <FormFrame stripe={stripe} {...form} onFailed={() => setStripe('failed')} />
        </div>
      )}
    </>
  );
}
