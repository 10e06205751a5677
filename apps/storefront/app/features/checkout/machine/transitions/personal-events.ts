import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { DeliveryForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';
import type { CheckoutContext } from '../model/context.ts';
import type { CheckoutEffect } from '../model/effects.ts';
import { type CheckoutStep, stay, stopAt } from '../model/step.ts';
import { wrongPersonFields } from '../model/validate-forms.ts';

/** Validates the personal form (E13, E14). */
export function validatePersonalTab(state: CheckoutState, context: CheckoutContext): CheckoutStep {
  const fields = wrongPersonFields(state);
  if (fields.length > 0) return stopAt(state, 'personal', { code: 'required', fields });

  const customerKey = keyOf(state.personal);
  const isCustomerNeeded = context.payments.isCardActive && customerKey !== state.customerKey;
  const effects: CheckoutEffect[] = isCustomerNeeded ? [{ kind: 'createCustomer' }] : [];
  const delivery = copyLocation(state, context);
  return stay(
    state,
    {
      tab: 'delivery',
      alert: null,
      isAddressCopied: state.isAddressCopied || delivery !== state.delivery,
      delivery,
      customerKey: isCustomerNeeded ? customerKey : state.customerKey,
    },
    effects,
  );
}

/** If the customer could not be created, the next validation tries again and nothing is blocked (E15, E16). */
export function storeCustomer(state: CheckoutState, customerId: string | null): CheckoutStep {
  if (customerId !== null) return stay(state, { customerId });
  return stay(state, { customerKey: null }, [{ kind: 'log', message: 'The card customer could not be created' }]);
}

function keyOf({ firstName, lastName, email, phone }: PersonalForm): string {
  return JSON.stringify([firstName, lastName, email, phone]);
}

/** The address is copied once, so that later corrections stay (CHK-17, E50). */
function copyLocation({ delivery, isAddressCopied }: CheckoutState, { mode, location }: CheckoutContext): DeliveryForm {
  if (mode === 'pickup' || !location || isAddressCopied) return delivery;
  return {
    ...delivery,
    address: location.address || delivery.address,
    city: location.city,
    postalCode: location.postalCode,
    country: location.country || 'France',
  };
}
