import {
  ApiError,
  type DeclaredWithdrawal,
  declaredFromWire,
  isObject,
  type LiveWithdrawal,
  orderOf,
} from '@comptoir/contract';
import { randomId } from '@comptoir/web-app/base';
import { type Form, fieldErrorsOf, useForm } from '@comptoir/web-app/form';
import { useState } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import type { Followed } from '../../state/live/followed-order.ts';
import { useCaller } from '../../state/shop/shop-context.tsx';
import { nameProblem, otherEmailProblem } from './check-fields.ts';
import { type ChosenLine, type ChosenUnits, chooseLines } from './chosen-units.ts';
import { failureOf } from './failure-of.ts';

interface Values extends Record<string, string> {
  name: string;
  email: string;
}

export interface LinkDeclaration {
  step: 'choose' | 'confirm';
  goBack: () => void;
  withdrawal: LiveWithdrawal;
  chosen: ChosenUnits;
  choose: (chosen: ChosenUnits) => void;
  lines: ChosenLine[];
  form: Form<Values, MessageId>;
  /** Null as long as nothing was declared. */
  stored: DeclaredWithdrawal | null;
}

const nothing: LiveWithdrawal = { until: null, lines: [], deliveryCents: 0, declared: [] };

/** A declaration by an order's link. The first submit goes to the second step, and only the second one sends (LAW-36). */
export function useLinkDeclaration({ token, order, onNews }: Followed): LinkDeclaration {
  const caller = useCaller();
  const [step, setStep] = useState<LinkDeclaration['step']>('choose');
  const [chosen, setChosen] = useState<ChosenUnits>({});
  const [answered, setAnswered] = useState<DeclaredWithdrawal | null>(null);
  // A retry sends the same id, so that the server stores the declaration only once.
  const [actionId] = useState(randomId);
  const withdrawal = order.withdrawal ?? nothing;
  const lines = chooseLines(withdrawal, chosen);

  async function declare({ name, email }: Values): Promise<void> {
    try {
      const { version } = order;
      const declaration = { actionId, version, lines, name: name.trim(), email: email.trim() || null };
      const answer = await caller.declareWithdrawal(token, declaration);
      setAnswered(declaredFromWire(answer.withdrawal));
      if (isObject(answer.order)) onNews(answer.order);
    } catch (error) {
      const moved = error instanceof ApiError ? orderOf(error.body) : null;
      if (moved) onNews(moved);
      if (moved || Object.keys(fieldErrorsOf(error)).length > 0) setStep('choose');
      throw error;
    }
  }

  const form = useForm<Values, MessageId>(
    {
      initial: { name: order.form === 'whole' ? order.receipt.firstName : '', email: '' },
      check: ({ name, email }) => ({ name: nameProblem(name), email: otherEmailProblem(email) }),
      checkWhole: () => (lines.length === 0 ? 'withdrawal.nothingChosen' : null),
      send: async (values) => (step === 'choose' ? setStep('confirm') : await declare(values)),
    },
    { failureOf },
  );
  return {
    step,
    goBack: () => setStep('choose'),
    withdrawal,
    chosen,
    choose: setChosen,
    lines,
    form,
    // News of the order also tell what became of a declaration whose answer was lost.
    stored: answered ?? withdrawal.declared.find(({ id }) => id === actionId) ?? null,
  };
}
