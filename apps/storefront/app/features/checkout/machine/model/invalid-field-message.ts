import type { MessageId } from '../../../../messages/message-id.ts';
import type { CompanyForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';

type Checked = keyof PersonalForm | 'siren' | 'vatNumber' | 'billingPostalCode';

const messages: Readonly<Record<Checked, MessageId>> = {
  firstName: 'checkout.field.invalidName',
  lastName: 'checkout.field.invalidName',
  email: 'checkout.field.invalidEmail',
  phone: 'checkout.field.invalidPhone',
  siren: 'checkout.field.invalidSiren',
  vatNumber: 'checkout.field.invalidVatNumber',
  billingPostalCode: 'checkout.field.invalidPostalCode',
};

/** Says what is wrong with a field. One that takes any text can only be missing. */
export function invalidFieldMessage(field: keyof PersonalForm | keyof CompanyForm): MessageId {
  return field in messages ? messages[field as Checked] : 'checkout.field.required';
}
