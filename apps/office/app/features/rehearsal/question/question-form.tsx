import { Field, Segmented } from '@comptoir/ui';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/rehearsal.module.css';
import { catalogues, checkQuestion, type QuestionText } from './question.ts';

interface QuestionFormProps {
  initial: QuestionText;
  zones: (text: QuestionText) => readonly string[];
  onAsk: (text: QuestionText) => Promise<void>;
}

const modes = ['pickup', 'delivery'] as const;

export function QuestionForm({ initial, zones, onAsk }: QuestionFormProps) {
  const say = useMessage();
  const form = useForm<QuestionText>({ initial, check: checkQuestion, send: onAsk });
  const { field, values, set } = form;
  return (
    <form {...form.props} className={styles.form} aria-label={say('rehearsal.question.title')}>
      <FailureNote failure={form.failure} />
      <div className={styles.fields}>
        <Field {...field('date')} type="date" label={say('rehearsal.question.date')} />
        <Field {...field('time')} type="time" label={say('rehearsal.question.time')} />
        <Segmented
          label={say('rehearsal.question.mode')}
          value={values.mode}
          onChange={(mode) => set({ mode })}
          segments={modes.map((mode) => ({ value: mode as string, label: say(`rehearsal.mode.${mode}`) }))}
        />
        <Segmented
          label={say('rehearsal.question.catalogue')}
          value={values.catalogue}
          onChange={(catalogue) => set({ catalogue })}
          segments={catalogues.map((name) => ({ value: name as string, label: say(`rehearsal.catalogue.${name}`) }))}
        />
      </div>
      {values.mode === 'delivery' && (
        <div className={styles.fields}>
          <SelectField
            label={say('rehearsal.question.zone')}
            name="zone"
            chosen={values.zone}
            onChoose={(zone) => set({ zone })}
            choices={[
              { value: '', label: say('rehearsal.question.noZone') },
              ...zones(values).map((name) => ({ value: name, label: name })),
            ]}
          />
          <Field {...field('address.address')} label={say('rehearsal.question.address')} autoComplete="off" />
          <Field {...field('address.postalCode')} label={say('rehearsal.question.postalCode')} autoComplete="off" />
          <Field {...field('address.city')} label={say('rehearsal.question.city')} autoComplete="off" />
        </div>
      )}
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('rehearsal.question.ask')}
      </OfficeButton>
    </form>
  );
}
