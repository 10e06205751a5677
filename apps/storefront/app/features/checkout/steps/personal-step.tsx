import { Field } from '@comptoir/ui';
import { useFields } from '@comptoir/web-app/form';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import type { PersonalForm } from '../../../state/checkout/order-forms.ts';
import { invalidFieldMessage } from '../machine/model/invalid-field-message.ts';
import { validatePersonal } from '../machine/model/validate-forms.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { AccountLine } from './account-line.tsx';
import { RememberMe } from './remember-me.tsx';
import styles from './step-fields.module.css';
import { StepForm } from './step-form.tsx';

const toForm = (fields: Record<'first_name' | 'last_name' | 'email' | 'phone', string>): PersonalForm => ({
  firstName: fields.first_name,
  lastName: fields.last_name,
  email: fields.email,
  phone: fields.phone,
});

const fields = [
  { name: 'first_name', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

const formFields = { first_name: 'firstName', last_name: 'lastName', email: 'email', phone: 'phone' } as const;
const invalidMessage = (name: keyof typeof formFields) => invalidFieldMessage(formFields[name]);

export function PersonalStep({ checkout }: { checkout: Checkout }) {
  const { state, dispatch } = checkout;
  const say = useMessage();
  const { firstName, lastName, email, phone } = state.personal;
  const values = { first_name: firstName, last_name: lastName, email, phone };
  const form = useFields({
    values,
    check: (typed) => {
      const problems = validatePersonal(toForm(typed));
      return {
        first_name: problems.firstName,
        last_name: problems.lastName,
        email: problems.email,
        phone: problems.phone,
      };
    },
    onEdit: (change) => dispatch({ kind: 'editPersonal', form: toForm({ ...values, ...change }) }),
    marksEmpty: true,
  });

  return (
    <StepForm form={form} checkout={checkout}>
      <AccountLine />
      <div className={styles.twoColumns}>
        {fields.map(({ name, ...input }) => {
          const problem = form.problemOf(name);
          return (
            <div key={name} className={name === 'email' || name === 'phone' ? styles.whole : undefined}>
              <Field
                {...input}
                {...form.field(name)}
                label={say(`checkout.personal.${name}`)}
                i18nKey={specificationKey(`checkout.personal.${name}`)}
                hint={name === 'phone' ? say('checkout.personal.phoneHint') : undefined}
                error={
                  problem ? say(problem === 'invalid' ? invalidMessage(name) : 'checkout.field.required') : undefined
                }
                maxLength={255}
                aria-required
              />
            </div>
          );
        })}
      </div>
      <RememberMe checkout={checkout} />
    </StepForm>
  );
}
