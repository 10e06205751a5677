import { readMailAddress, readName, readPhone } from '@comptoir/contract';
import type { Mode } from '@comptoir/domain';
import type { DeliveryForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';

type FieldProblem = 'required' | 'invalid';

/** The problems by field. An empty object means that the form is valid. */
export type FieldProblems<Form> = Partial<Record<keyof Form, FieldProblem>>;

/** All four fields are required; email and phone must have a valid format (CHK-12 to CHK-14). */
export function validatePersonal(form: PersonalForm): FieldProblems<PersonalForm> {
  const problems: FieldProblems<PersonalForm> = missingFields(form, ['firstName', 'lastName', 'email', 'phone']);
  for (const field of ['firstName', 'lastName'] as const)
    if (!problems[field] && readName(form[field]) === null) problems[field] = 'invalid';
  if (!problems.email && readMailAddress(form.email) === null) problems.email = 'invalid';
  if (!problems.phone && readPhone(form.phone) === null) problems.phone = 'invalid';
  return problems;
}

/** Only a delivery needs an address. Date and time must be given together or not at all (CHK-21, CHK-22). */
export function validateDelivery(form: DeliveryForm, mode: Mode): FieldProblems<DeliveryForm> {
  const address = mode === 'delivery' ? missingFields(form, ['address', 'city', 'postalCode']) : {};
  const isHalfChosen = form.isScheduled && (form.date === '') !== (form.time === '');
  return isHalfChosen ? { ...address, [form.date === '' ? 'date' : 'time']: 'required' } : address;
}

function missingFields<Form>(form: Form, fields: (keyof Form)[]): FieldProblems<Form> {
  const problems: FieldProblems<Form> = {};
  for (const field of fields) if (String(form[field]).trim() === '') problems[field] = 'required';
  return problems;
}
