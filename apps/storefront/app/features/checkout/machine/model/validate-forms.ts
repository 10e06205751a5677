import { readMailAddress, readName, readPhone } from '@comptoir/contract';
import { type Mode, readCompanyNumbers, readVatNumber } from '@comptoir/domain';
import type { CheckoutState } from '../../../../state/checkout/checkout-state.ts';
import type { CompanyForm, DeliveryForm, PersonalForm } from '../../../../state/checkout/order-forms.ts';

export type FieldProblem = 'required' | 'invalid';

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

/** A company of France: its SIREN or SIRET, and the VAT number if it has one, must be its own (LAW-58, LAW-59). */
export function validateCompany(form: CompanyForm): FieldProblems<CompanyForm> {
  const problems: FieldProblems<CompanyForm> = missingFields(form, [
    'companyName',
    'siren',
    'billingAddress',
    'billingPostalCode',
    'billingCity',
  ]);
  const numbers = readCompanyNumbers(form.siren);
  if (!problems.siren && !numbers) problems.siren = 'invalid';
  // The VAT number contains the SIREN, which is told first.
  if (form.vatNumber.trim() && numbers && readVatNumber(form.vatNumber, numbers.siren) === null)
    problems.vatNumber = 'invalid';
  if (!problems.billingPostalCode && !/^\d{5}$/.test(form.billingPostalCode.trim()))
    problems.billingPostalCode = 'invalid';
  return problems;
}

/** The fields that keep the person, or the company that the order is for, from being known. */
export function wrongPersonFields({ personal, company }: Pick<CheckoutState, 'personal' | 'company'>): string[] {
  return Object.keys({ ...validatePersonal(personal), ...(company && validateCompany(company)) });
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
