import { Field } from '@comptoir/ui';
import type { Fields } from '@comptoir/web-app/form';
import { companyMessages } from '../../../messages/french/order/company.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { CompanyForm } from '../../../state/checkout/order-forms.ts';
import stepStyles from './step-fields.module.css';

const messages = { company: companyMessages };

/** In the order in which they are asked. `mostCharacters` is what the server takes. */
const fields: readonly {
  name: keyof CompanyForm;
  autoComplete: string;
  mostCharacters: number;
  isWhole?: true;
  mayBeEmpty?: true;
  isNumber?: true;
}[] = [
  { name: 'companyName', autoComplete: 'organization', mostCharacters: 160, isWhole: true },
  { name: 'siren', autoComplete: 'off', mostCharacters: 40, isWhole: true, isNumber: true },
  { name: 'billingAddress', autoComplete: 'billing street-address', mostCharacters: 200, isWhole: true },
  { name: 'billingPostalCode', autoComplete: 'billing postal-code', mostCharacters: 10, isNumber: true },
  { name: 'billingCity', autoComplete: 'billing address-level2', mostCharacters: 120 },
  { name: 'vatNumber', autoComplete: 'off', mostCharacters: 40, isWhole: true, mayBeEmpty: true },
  { name: 'reference', autoComplete: 'off', mostCharacters: 35, isWhole: true, mayBeEmpty: true },
];

interface CompanyFieldsProps {
  form: Pick<Fields<Record<string, string>, unknown>, 'field'>;
  /** What is wrong with a field, in words. */
  errorOf: (name: keyof CompanyForm) => string | undefined;
}

/** The fields of the company that an order is for (LAW-57). */
export const CompanyFields = (props: CompanyFieldsProps) => (
  <AddedMessages add={messages}>
    <Inner {...props} />
  </AddedMessages>
);

function Inner({ form, errorOf }: CompanyFieldsProps) {
  const say = useMessage();
  return (
    <fieldset className="stack" data-testid="company">
      <legend className="visually-hidden">{say('company.legend')}</legend>
      <p className="small muted">{say('company.hint')}</p>
      <div className={stepStyles.twoColumns}>
        {fields.map(({ name, autoComplete, mostCharacters, isWhole, mayBeEmpty, isNumber }) => (
          <div key={name} className={isWhole && stepStyles.whole}>
            <Field
              {...form.field(name)}
              autoComplete={autoComplete}
              inputMode={isNumber && 'numeric'}
              label={say(`company.${name}`)}
              hint={name === 'siren' ? say('company.sirenHint') : undefined}
              error={errorOf(name)}
              maxLength={mostCharacters}
              aria-required={!mayBeEmpty}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
