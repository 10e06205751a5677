import { Field } from '@comptoir/ui';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/offers.module.css';
import type { OfferFields } from './offer-fields.ts';

const types = ['percentage', 'fixed_amount', 'buy_one_get_one', 'free_item', 'free_delivery'] as const;
const modes = ['both', 'pickup', 'delivery'] as const;
const answers = ['yes', 'no'] as const;

/** *Quoi*: the type, the discount, the minimum and the mode. */
export function WhatFields({ form: { field, values, set } }: { form: OfferFields }) {
  const say = useMessage();
  const type = values['value.type'];
  const hasValue = type === 'percentage' || type === 'fixed_amount';
  return (
    <section className={styles.section} aria-label={say('offers.section.what')}>
      <h3>{say('offers.section.what')}</h3>
      <Pick
        legend={say('draft.offer.field.type')}
        isLegendHidden
        chosen={type}
        onChoose={(chosen) => set({ 'value.type': chosen })}
        choices={types.map((known) => ({
          value: known as string,
          label: say(`draft.offer.type.${known}`),
          hint: say(`offers.typeHint.${known}`),
        }))}
      />
      <div className={styles.fields}>
        {hasValue && (
          <Field
            {...field('value.value')}
            label={say(type === 'percentage' ? 'offers.form.percent' : 'offers.form.amount')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <Field
          {...field('value.minimum_amount')}
          label={say('offers.form.minimum')}
          hint={say('offers.form.minimumHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          name="value.delivery_pickup"
          label={say('draft.offer.field.delivery_pickup')}
          chosen={values['value.delivery_pickup']}
          onChoose={(mode) => set({ 'value.delivery_pickup': mode })}
          choices={modes.map((mode) => ({ value: mode, label: say(`draft.offer.mode.${mode}`) }))}
        />
        <SelectField
          name="value.is_active"
          label={say('draft.offer.field.is_active')}
          chosen={values['value.is_active']}
          onChoose={(answer) => set({ 'value.is_active': answer })}
          choices={answers.map((answer) => ({ value: answer, label: say(`draft.offer.${answer}`) }))}
        />
      </div>
    </section>
  );
}
