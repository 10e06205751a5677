import { randomId } from '@comptoir/web-app/base';
import { type Form, fieldErrorsOf, useForm } from '@comptoir/web-app/form';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { useCaller } from '../../state/shop/shop-context.tsx';
import { emailProblem, nameProblem, orderNumberProblem, readOrderNumber } from './check-fields.ts';
import { failureOf } from './failure-of.ts';

/** The names are those of the API's body, so that its errors are shown at their fields. */
interface Values extends Record<string, string> {
  order_number: string;
  email: string;
  name: string;
}

export interface NumberDeclaration {
  step: 'choose' | 'confirm';
  goBack: () => void;
  form: Form<Values, MessageId>;
  orderNumber: number | null;
  /** The instant at which the server stored the declaration. Null before. */
  storedAt: Temporal.Instant | null;
}

/** A declaration by number and address, without the order's link (LAW-35, LAW-43). Its steps are those of the history. */
export function useNumberDeclaration(): NumberDeclaration {
  const caller = useCaller();
  const { stages } = useNavigation();
  const [step, setStep] = useState<NumberDeclaration['step']>('choose');
  const [storedAt, setStoredAt] = useState<Temporal.Instant | null>(null);
  // A retry sends the same id, so that the server stores the declaration only once.
  const [actionId] = useState(randomId);

  useEffect(() => stages.show(step), [stages, step]);
  useEffect(
    () =>
      stages.listen((stage) => {
        // The forward button shows no second step, because the fields may have changed.
        if (stage === 'choose') setStep('choose');
        else stages.show('choose');
      }),
    [stages],
  );

  async function declare({ order_number, email, name }: Values): Promise<void> {
    try {
      const orderNumber = readOrderNumber(order_number) ?? 0;
      setStoredAt(await caller.declareByNumber({ actionId, orderNumber, email: email.trim(), name: name.trim() }));
    } catch (error) {
      if (Object.keys(fieldErrorsOf(error)).length > 0) setStep('choose');
      throw error;
    }
  }

  const form = useForm<Values, MessageId>(
    {
      initial: { order_number: '', email: '', name: '' },
      check: (values) => ({
        order_number: orderNumberProblem(values.order_number),
        email: emailProblem(values.email),
        name: nameProblem(values.name),
      }),
      send: async (values) => (step === 'choose' ? setStep('confirm') : await declare(values)),
    },
    { failureOf },
  );
  return {
    step,
    goBack: () => setStep('choose'),
    form,
    orderNumber: readOrderNumber(form.values.order_number),
    storedAt,
  };
}
