import type { KnownSeller, TypedSeller } from '@comptoir/contract';
import { readCompanyNumbers, readVatNumber, vatNumberOf, vatRegimes } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from '../kitchen/kitchen.module.css';

const identity = ['name', 'form', 'capital', 'siren', 'siret'] as const;
const place = ['registration', 'address', 'postalCode', 'city'] as const;
type Name = (typeof identity | typeof place)[number] | 'isFranchise' | 'vatNumber' | 'vatRegime' | 'yearEnds';
type Typed = Record<Name, string>;

const ends = [
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
] as const;

const hasHint = { form: true, capital: true, siren: true, siret: true, registration: true } as const;
const areDigits: readonly Name[] = ['siren', 'siret', 'postalCode'];

/** Changes at once who sells, for each new invoice (LAW-56). */
export function SellerForm({ current }: { current: KnownSeller }) {
  const say = useMessage();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Typed>({
    initial: textsOf(current),
    check: faultsOf,
    send: async (typed) => {
      setSaved(false);
      form.set(textsOf(await editorCaller.changeSeller(sellerOf(typed))));
      setSaved(true);
    },
  });
  const siren = readCompanyNumbers(form.values.siren)?.siren;
  const line = (name: (typeof identity | typeof place)[number]) => (
    <Field
      key={name}
      {...form.field(name)}
      label={say(`settings.seller.${name}`)}
      {...(name in hasHint && { hint: say(`settings.seller.${name as keyof typeof hasHint}Hint`) })}
      inputMode={areDigits.includes(name) ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={200}
    />
  );
  return (
    <form {...form.props} className={styles.form}>
      <p>{say(current.seller ? 'settings.seller.text' : 'settings.seller.missing')}</p>
      <FailureNote failure={form.failure} />
      {identity.map(line)}
      <SelectField
        name="isFranchise"
        label={say('settings.seller.isFranchise')}
        choices={(['no', 'yes'] as const).map((value) => ({ value, label: say(`settings.seller.${value}`) }))}
        chosen={form.values.isFranchise}
        // A seller without VAT has no number of it.
        onChoose={(isFranchise) => form.set({ isFranchise, ...(isFranchise === 'yes' && { vatNumber: '' }) })}
        hint={say('settings.seller.isFranchiseHint')}
      />
      {form.values.isFranchise === 'no' && (
        <Field
          {...form.field('vatNumber')}
          label={say('settings.seller.vatNumber')}
          {...(siren && { hint: say('settings.seller.vatNumberHint', { number: vatNumberOf(siren) }) })}
          autoComplete="off"
          maxLength={200}
        />
      )}
      <SelectField
        name="vatRegime"
        label={say('settings.seller.vatRegime')}
        choices={[...(form.values.vatRegime === '' ? (['unknown'] as const) : []), ...vatRegimes].map((value) => ({
          value: value === 'unknown' ? '' : value,
          label: say(`settings.seller.regime.${value}`),
        }))}
        chosen={form.values.vatRegime}
        onChoose={(vatRegime) => form.set({ vatRegime })}
        hint={say('settings.seller.vatRegimeHint')}
      />
      <SelectField
        name="yearEnds"
        label={say('settings.seller.yearEnds')}
        choices={ends.map((value) => ({ value, label: say(`settings.seller.end.${value}`) }))}
        chosen={form.values.yearEnds}
        onChoose={(end) => form.set({ yearEnds: end })}
        hint={say('settings.seller.yearEndsHint')}
      />
      {place.map(line)}
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.seller.save')}
      </OfficeButton>
      <p role="status" className={styles.saved}>
        {isSaved && say('settings.seller.saved')}
      </p>
    </form>
  );
}

const textsOf = ({ seller, vatRegime, yearEnds }: KnownSeller): Typed => ({
  name: seller?.name ?? '',
  form: seller?.form ?? '',
  capital: seller?.capital ?? '',
  siren: seller?.siren ?? '',
  siret: seller?.siret ?? '',
  isFranchise: seller?.isFranchise ? 'yes' : 'no',
  vatNumber: seller?.vatNumber ?? '',
  registration: seller?.registration ?? '',
  address: seller?.address ?? '',
  postalCode: seller?.postalCode ?? '',
  city: seller?.city ?? '',
  vatRegime: vatRegime ?? '',
  yearEnds: yearEnds === '02-29' ? '02-28' : yearEnds,
});

const sellerOf = ({ isFranchise, vatRegime, ...typed }: Typed): TypedSeller => ({
  ...typed,
  isFranchise: isFranchise === 'yes',
  vatRegime: vatRegimes.find((known) => known === vatRegime) ?? null,
});

/** The numbers are checked as a buyer's are. The API asks the same again. */
function faultsOf(typed: Typed): Partial<Record<Name, MessageId | null>> {
  const numbers = readCompanyNumbers(typed.siren);
  const siret = typed.siret.trim() === '' ? null : readCompanyNumbers(typed.siret);
  const isSiret = typed.siret.trim() === '' || (siret?.siret && siret.siren === numbers?.siren);
  const isVat = typed.isFranchise === 'yes' || readVatNumber(typed.vatNumber, numbers?.siren ?? '') !== null;
  return {
    name: needed(typed.name),
    form: needed(typed.form),
    siren: numbers && numbers.siret === null ? null : 'settings.seller.notSiren',
    siret: isSiret ? null : 'settings.seller.notSiret',
    vatNumber: isVat ? null : 'settings.seller.notVatNumber',
    registration: needed(typed.registration),
    address: needed(typed.address),
    postalCode: needed(typed.postalCode),
    city: needed(typed.city),
  };
}
