import type { PrinterSettings } from '@comptoir/contract';
import { printerLimits } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import styles from '../../../components/form/rows.module.css';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { countOf } from '../../../state/forms/typed-rows.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { PrinterRow } from './printer-row.tsx';
import {
  checkPrinters,
  fieldOf,
  printersFrom,
  type TypedPrinters,
  textsOf,
  withNewRow,
  withoutRow,
} from './typed-printers.ts';

/** Changes the printers of the restaurant at once, without a publication (TCK-17). */
export function PrintersForm({ current }: { current: PrinterSettings }) {
  const say = useMessage();
  const [saved, setSaved] = useState(current.printers);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<TypedPrinters>({
    initial: textsOf(current.printers),
    check: checkPrinters,
    send: async (typed) => {
      setIsSaved(false);
      const { printers } = await editorCaller.choosePrinters(printersFrom(typed));
      setSaved(printers);
      form.set(textsOf(printers));
      setIsSaved(true);
    },
  });
  const { values } = form;
  const places = Array.from({ length: countOf(values) }, (_, index) => index);
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quiet}>{say('settings.printers.text')}</p>
      <FailureNote failure={form.failure} />
      {places.length === 0 && <p>{say('settings.printers.none')}</p>}
      {places.map((index) => (
        <PrinterRow
          key={values[fieldOf(index, 'id')] || index}
          index={index}
          form={form}
          categories={current.categories}
          // Only a printer that the shop knows prints a test page.
          savedId={saved.find(({ id }) => id === values[fieldOf(index, 'id')])?.id ?? null}
          onRemove={() => form.set(withoutRow(values, index))}
        />
      ))}
      {places.length < printerLimits.printers && (
        <OfficeButton kind="outline" isForDesk onClick={() => form.set(withNewRow(values))}>
          <Icon name="plus" />
          {say('settings.printers.add')}
        </OfficeButton>
      )}
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.kitchen.save')}
      </OfficeButton>
      <p role="status" className={styles.quiet}>
        {isSaved && say('settings.kitchen.saved')}
      </p>
    </form>
  );
}
