import { Field, fieldStyles, Skeleton } from '@comptoir/ui';
import { useFields } from '@comptoir/web-app/form';
import { Suspense } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { offeredCompany } from '../../../state/checkout/offered-company.ts';
import { type CompanyForm, emptyCompanyForm, type PersonalForm } from '../../../state/checkout/order-forms.ts';
import { invalidFieldMessage } from '../machine/model/invalid-field-message.ts';
import { type FieldProblem, validateCompany, validatePersonal } from '../machine/model/validate-forms.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { AccountLine } from './account-line.tsx';
import { CompanyFields } from './lazy-company.ts';
import { RememberMe } from './remember-me.tsx';
import styles from './step-fields.module.css';
import { StepForm } from './step-form.tsx';

type Typed = Record<string, string>;

const formFields = { first_name: 'firstName', last_name: 'lastName', email: 'email', phone: 'phone' } as const;
type FieldName = keyof typeof formFields;
const names = Object.keys(formFields) as FieldName[];

const toForm = ({ first_name = '', last_name = '', email = '', phone = '' }: Typed): PersonalForm => ({
  firstName: first_name,
  lastName: last_name,
  email,
  phone,
});

const fields = [
  { name: 'first_name', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

/** Who orders, and for which company (LAW-57). */
function usePersonFields({ state, dispatch }: Checkout, company: CompanyForm | null) {
  const { firstName, lastName, email, phone } = state.personal;
  const values = { first_name: firstName, last_name: lastName, email, phone };
  return useFields<Typed, FieldProblem>({
    values: { ...values, ...company },
    check: (typed) => {
      const problems = validatePersonal(toForm(typed));
      const ofPerson = Object.fromEntries(names.map((name) => [name, problems[formFields[name]]]));
      return { ...ofPerson, ...(company && validateCompany({ ...company, ...typed })) };
    },
    onEdit: (change) => {
      if (Object.keys(change).some((name) => name in formFields))
        dispatch({ kind: 'editPersonal', form: toForm({ ...values, ...change }) });
      else if (company) dispatch({ kind: 'editCompany', form: { ...company, ...change } });
    },
    marksEmpty: true,
  });
}

export function PersonalStep({ checkout }: { checkout: Checkout }) {
  const { state, settings, dispatch } = checkout;
  const say = useMessage();
  const company = offeredCompany(settings, state);
  const form = usePersonFields(checkout, company);
  const errorOf = (name: string, field: Parameters<typeof invalidFieldMessage>[0]) => {
    const problem = form.problemOf(name);
    return problem ? say(problem === 'invalid' ? invalidFieldMessage(field) : 'checkout.field.required') : undefined;
  };

  return (
    <StepForm form={form} checkout={checkout}>
      <AccountLine />
      <div className={styles.twoColumns}>
        {fields.map(({ name, ...input }) => (
          <div key={name} className={name === 'email' || name === 'phone' ? styles.whole : undefined}>
            <Field
              {...input}
              {...form.field(name)}
              label={say(`checkout.personal.${name}`)}
              i18nKey={specificationKey(`checkout.personal.${name}`)}
              hint={name === 'phone' ? say('checkout.personal.phoneHint') : undefined}
              error={errorOf(name, formFields[name])}
              maxLength={255}
              aria-required
            />
          </div>
        ))}
      </div>
      <RememberMe checkout={checkout} />
      {settings.company.isOffered && (
        <label className={styles.remember}>
          <input
            type="checkbox"
            className={fieldStyles.checkbox}
            data-testid="for-company"
            checked={company !== null}
            onChange={({ target }) => dispatch({ kind: 'editCompany', form: target.checked ? emptyCompanyForm : null })}
          />
          {say('checkout.personal.company')}
        </label>
      )}
      {company && (
        <Suspense fallback={<Skeleton height="32rem" radius="1rem" />}>
          <CompanyFields form={form} errorOf={(name) => errorOf(name, name)} />
        </Suspense>
      )}
    </StepForm>
  );
}
