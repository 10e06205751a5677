import type { Stripe } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchMedia } from '../../../platform/watch/watch-media.ts';
import { type CardFormOptions, type CardGroup, mountCardGroup } from './card-group.ts';
import { readCardLook } from './card-look.ts';
import { type MountedCard, useCardStore } from './card-store.ts';

interface CardForm {
  /** False until the form can be typed into. */
  isReady: boolean;
  isIncomplete: boolean;
}

/** Shows the provider's form in an element, as long as that is on the page, and offers it to the checkout. */
export function useCardForm(
  place: RefObject<HTMLElement | null>,
  { stripe, isLocked, ...options }: CardFormOptions & { stripe: Stripe; isLocked: boolean },
): CardForm {
  const [isReady, setReady] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  /** The form is built again once if it contradicts the payment intent (PYX-04). */
  const [isRebuilt, setRebuilt] = useState(false);
  const group = useCardGroup(place, options, { stripe, isRebuilt, setReady });

  useEffect(() => {
    if (!group || !isReady) return;
    const form: MountedCard = {
      async submit(amountCents) {
        const outcome = await group.submit(amountCents);
        setIncomplete(outcome === 'incomplete');
        return outcome;
      },
      async confirm(clientSecret, holder) {
        const answer = await group.confirm(clientSecret, holder);
        if (answer.status !== 'contradicted') return answer;
        setRebuilt(true);
        return isRebuilt ? { status: 'failed', message: null } : answer;
      },
    };
    useCardStore.setState({ form });
    return () => useCardStore.setState({ form: null });
  }, [group, isReady, isRebuilt]);

  useEffect(() => {
    if (isReady) group?.setLocked(isLocked);
  }, [group, isReady, isLocked]);

  return { isReady, isIncomplete };
}

interface Mounting {
  stripe: Stripe;
  isRebuilt: boolean;
  setReady: (isReady: boolean) => void;
}

/** The form stays mounted while amount and settings change, so that nothing typed is lost. */
function useCardGroup(
  place: RefObject<HTMLElement | null>,
  options: CardFormOptions,
  { stripe, isRebuilt, setReady }: Mounting,
): CardGroup | null {
  const [group, setGroup] = useState<CardGroup | null>(null);
  const latest = useRef(options);
  latest.current = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is built once more when asked
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const mounted = mountCardGroup({
      ...latest.current,
      stripe,
      place: target,
      look: readCardLook(target),
      onReady: () => setReady(true),
      onFailed: () => latest.current.onFailed(),
    });
    setGroup(mounted);
    const stopWatching = watchMedia('(prefers-color-scheme: dark)', () => mounted.setLook(readCardLook(target)));
    return () => {
      stopWatching();
      mounted.destroy();
      setGroup(null);
      setReady(false);
    };
  }, [stripe, isRebuilt]);

  return group;
}
