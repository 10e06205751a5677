import type { MessageId } from '../../../../messages/message-id.ts';
import type { PersonalForm } from '../../../../state/checkout/order-forms.ts';

const messages: Readonly<Record<keyof PersonalForm, MessageId>> = {
  firstName: 'checkout.field.invalidName',
  lastName: 'checkout.field.invalidName',
  email: 'checkout.field.invalidEmail',
  phone: 'checkout.field.invalidPhone',
};

export function invalidFieldMessage(field: keyof PersonalForm): MessageId {
  return messages[field];
}
