import type { SavedAddress } from '@comptoir/contract';
import { Button, Field } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { requiredProblem } from '../form/check-fields.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { useForm } from '../form/use-form.ts';
import styles from './address-form.module.css';

const rows = [
  { name: 'address', label: 'street', autoComplete: 'address-line1', kind: 'whole' },
  { name: 'postal_code', label: 'postalCode', autoComplete: 'postal-code', kind: 'half' },
  { name: 'city', label: 'city', autoComplete: 'address-level2', kind: 'half' },
  { name: 'floor', label: 'floor', autoComplete: 'off', kind: 'third' },
  { name: 'door_code', label: 'doorCode', autoComplete: 'off', kind: 'third' },
  { name: 'intercom', label: 'intercom', autoComplete: 'off', kind: 'third' },
  { name: 'address2', label: 'complement', autoComplete: 'address-line2', kind: 'whole' },
] as const;

/** The longest floor, code or intercom name, in characters. */
const accessLength = 40;

interface AddressFormProps {
  /** `address` is null if the form adds an address. */
  address: SavedAddress | null;
  onSave: (address: SavedAddress) => Promise<unknown>;
  onCancel: () => void;
}

export function AddressForm({ address: known, onSave, onCancel }: AddressFormProps) {
  const say = useMessage();
  const form = useForm({
    initial: {
      address: known?.address ?? '',
      postal_code: known?.postalCode ?? '',
      city: known?.city ?? '',
      floor: known?.floor ?? '',
      door_code: known?.code ?? '',
      intercom: known?.interphone ?? '',
      address2: known?.address2 ?? '',
    },
    check: ({ address, postal_code, city }) => ({
      address: requiredProblem(address),
      postal_code: requiredProblem(postal_code),
      city: requiredProblem(city),
    }),
    send: ({ address, postal_code: postalCode, city, floor, door_code: code, intercom: interphone, address2 }) =>
      onSave({ address, postalCode, city, floor, code, interphone, address2, country: known?.country ?? 'France' }),
  });
  return (
    <form {...form.props}>
      <FailureNote failure={form.failure} />
      <div className={styles.fields}>
        {rows.map(({ name, label, autoComplete, kind }) => (
          <div key={name} className={styles[kind]}>
            <Field
              {...form.field(name)}
              label={say(`account.addresses.${label}`)}
              autoComplete={autoComplete}
              inputMode={name === 'postal_code' ? 'numeric' : undefined}
              maxLength={kind === 'third' ? accessLength : 255}
              aria-required={name === 'address' || name === 'postal_code' || name === 'city' || undefined}
            />
          </div>
        ))}
      </div>
      <div className="row wrapping">
        <Button type="submit" isBusy={form.isBusy}>
          {say('account.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {say('account.cancel')}
        </Button>
      </div>
    </form>
  );
}
