import { readMoment } from '@comptoir/contract';
import { Field, Segmented } from '@comptoir/ui';
import { Consequence } from '../../../components/consequence.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { differencesOf } from '../../../state/draft/part-form.ts';
import type { OfferField, OfferText } from '../../../state/offer/offer-text.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../base/offers.module.css';
import type { OfferFields } from './offer-fields.ts';

interface WhoFieldsProps {
  form: OfferFields;
  /** The text of the published offer. Null if it is not published. */
  published: OfferText | null;
  /** How often the code was used. */
  uses: number;
}

/** What the holders of a code count on. */
const meaning: OfferField[] = [
  'value.type',
  'value.value',
  'value.minimum_amount',
  'value.delivery_pickup',
  'value.menus',
  'value.categories',
  'value.items',
];

/** *Pour qui* and *Combien de fois*: for all, or with a code and its limits (OFE-05). */
export function WhoFields({ form, published, uses }: WhoFieldsProps) {
  const say = useMessage();
  const { values, set, field } = form;
  const hasCode = values['value.auto_apply'] === 'no';
  const isNewMeaning =
    uses > 0 && published !== null && differencesOf(published, values).some((name) => meaning.includes(name));
  return (
    <section className={styles.section} aria-label={say('offers.section.who')}>
      <h3>{say('offers.section.who')}</h3>
      <Segmented
        label={say('offers.section.who')}
        value={hasCode ? 'code' : 'all'}
        onChange={(who) => set({ 'value.auto_apply': who === 'all' ? 'yes' : 'no' })}
        segments={[
          { value: 'all', label: say('offers.form.forAll') },
          { value: 'code', label: say('offers.form.withCode') },
        ]}
      />
      {hasCode && (
        <>
          <div className={styles.fields}>
            <Field
              {...field('value.code')}
              value={values['value.code'].toUpperCase()}
              label={say('draft.offer.field.code')}
              hint={uses > 0 ? say('offers.used', { count: uses }) : say('offers.form.codeHint')}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <ExpiryField form={form} />
          </div>
          {isNewMeaning && <Consequence look="bad">{say('offers.form.newMeaning', { count: uses })}</Consequence>}
        </>
      )}
      <h3>{say('offers.section.often')}</h3>
      <div className={styles.fields}>
        {hasCode &&
          (['max_uses', 'max_uses_per_customer'] as const).map((name) => (
            <Field
              key={name}
              {...field(`value.${name}`)}
              label={say(`draft.offer.field.${name}`)}
              hint={say('offers.form.noLimit')}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        <SelectField
          name="value.allow_repeat"
          label={say('draft.offer.field.allow_repeat')}
          chosen={values['value.allow_repeat']}
          onChoose={(answer) => set({ 'value.allow_repeat': answer })}
          choices={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: say(`draft.offer.${answer}`) }))}
        />
      </div>
    </section>
  );
}

/** The end of the code as a day and an hour of the restaurant. */
function ExpiryField({ form: { values, set, field } }: { form: OfferFields }) {
  const say = useMessage();
  const { timeZone } = useSite();
  const expiry = values['value.expires_at'];
  const { error } = field('value.expires_at');
  const local = readMoment(expiry)?.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const put = (typed: string) => {
    // A year of more than four digits is no date that the file can hold.
    if (typed !== '' && !/^\d{4}-/.test(typed)) return;
    set({
      'value.expires_at':
        typed === ''
          ? ''
          : Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).toString({
              timeZoneName: 'never',
              smallestUnit: 'second',
            }),
    });
  };
  return (
    <Field
      name="value.expires_at"
      type="datetime-local"
      label={say('draft.offer.field.expires_at')}
      hint={say('offers.form.expiryHint')}
      error={error}
      value={local?.toString({ smallestUnit: 'minute' }) ?? ''}
      onChange={({ target }) => put(target.value)}
    />
  );
}
