import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CheckoutContext } from '../model/context.ts';
import { type CheckoutStep, stay } from '../model/step.ts';
import { validatePersonal } from '../model/validate-forms.ts';
import { formProblem, minimumAlert, quoteProblem, timeProblem } from './delivery-problem.ts';
import { enterPayment } from './enter-payment.ts';
import { validatePersonalTab } from './personal-events.ts';

/** Opens the first incomplete step, because complete steps are validated silently (E61). All steps can be opened. */
export function openCheckout(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const isTypeLacking = !context.isModeChosen || (context.mode === 'delivery' && minimumAlert(context) !== null);
  if (state.tab !== 'type' || isTypeLacking) return stay(state);
  if (Object.keys(validatePersonal(state.personal)).length > 0) return stay(state, { tab: 'personal' });

  const asked = validatePersonalTab(state, context);
  const isAddressLacking = context.mode === 'delivery' && (context.isAddressStale || quoteProblem(context) !== null);
  if (isAddressLacking || formProblem(asked.state, context) || timeProblem(asked.state, context)) return asked;
  const paying = enterPayment(asked.state, context);
  return { state: paying.state, effects: [...asked.effects, ...paying.effects] };
}
