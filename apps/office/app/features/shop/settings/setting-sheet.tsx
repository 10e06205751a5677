import { readTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { useFieldWriter } from '../../../components/draft/use-field-writer.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useOpenPart } from '../../../state/draft/open-part.ts';
import type { OwnerSetting } from '../../../state/shop/owner-settings.ts';

interface SettingSheetProps {
  setting: OwnerSetting;
  onSaved: () => Promise<void>;
}

/** The form of a setting, if it is the one that is open. */
export function SettingSheet({ setting, onSaved }: SettingSheetProps) {
  const say = useMessage();
  const writer = useFieldWriter();
  const { form, label, hint, choices, kind } = setting;
  const open = useOpenPart(form);
  if (!open) return null;
  return (
    <PartSheet
      form={form}
      open={open}
      title={say(label)}
      check={({ value }) => ({ value: faultOf(setting, value) })}
      onSaved={onSaved}
    >
      {({ field, values, set }) =>
        choices ? (
          <SelectField
            name="value"
            label={say(label)}
            choices={[...(values.value === '' ? [''] : []), ...choices].map((value) => ({
              value,
              label: form.write(writer, 'value', value),
            }))}
            chosen={values.value}
            onChoose={(value) => set({ value })}
            hint={say(hint)}
            error={field('value').error}
          />
        ) : (
          <Field
            {...field('value')}
            label={say(label)}
            hint={say(hint)}
            inputMode={kind ? inputModes[kind] : 'text'}
            autoComplete="off"
          />
        )
      }
    </PartSheet>
  );
}

const inputModes = { amount: 'decimal', number: 'decimal', phone: 'tel', mail: 'email' } as const;

/** The API checks the rest: mail addresses, phones, places. */
function faultOf({ kind, isOptional = false }: OwnerSetting, value: string): MessageId | null {
  if (value.trim() === '') return isOptional ? null : 'form.required';
  if (kind === 'number') return /^-?\d{1,6}([.,]\d{1,12})?$/.test(value.trim()) ? null : 'shop.notANumber';
  if (kind !== 'amount') return null;
  const amount = readTypedAmount(value);
  return 'cents' in amount && amount.cents >= 0 ? null : 'shop.notAnAmount';
}
