import type { PrinterSettings } from '@comptoir/contract';
import { codePages, paperWidths, printerLimits, printerRoutes, ticketPapers } from '@comptoir/domain';
import { Field, Icon } from '@comptoir/ui';
import { Chips } from '../../../components/form/chips.tsx';
import styles from '../../../components/form/rows.module.css';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { TestPage } from './test-page.tsx';
import { chosenOf, fieldOf, type TypedPrinters } from './typed-printers.ts';

type Column = Parameters<typeof fieldOf>[1];
type Choices = { value: string; label: string }[];

interface PartProps {
  index: number;
  form: Pick<ReturnType<typeof useForm<TypedPrinters>>, 'values' | 'field' | 'set'>;
}

interface PrinterRowProps extends PartProps {
  categories: PrinterSettings['categories'];
  /** Null for a printer that is not saved yet. */
  savedId: string | null;
  onRemove: () => void;
}

export function PrinterRow({ index, form, categories, savedId, onRemove }: PrinterRowProps) {
  const say = useMessage();
  const typed = form.values[fieldOf(index, 'name')]?.trim();
  const legend = typed || say('settings.printers.printer', { number: index + 1 });
  return (
    <fieldset className={styles.post} data-testid="printer">
      <legend>{legend}</legend>
      <Field
        {...form.field(fieldOf(index, 'name'))}
        label={say('settings.printers.name')}
        maxLength={printerLimits.name}
        autoComplete="off"
        aria-required
      />
      <PrinterPlace index={index} form={form} />
      <PrinterPapers index={index} form={form} categories={categories} />
      {savedId !== null && <TestPage id={savedId} name={legend} />}
      <OfficeButton
        kind="outline"
        isForDesk
        aria-label={say('settings.printers.remove', { name: legend })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </OfficeButton>
    </fieldset>
  );
}

/** Where a printer is, and what it prints on. */
function PrinterPlace({ index, form }: PartProps) {
  const say = useMessage();
  const { field } = form;
  return (
    <div className={styles.pair}>
      <Select
        index={index}
        form={form}
        column="route"
        choices={printerRoutes.map((route) => ({ value: route, label: say(`settings.printers.routes.${route}`) }))}
      />
      <Field
        {...field(fieldOf(index, 'host'))}
        label={say('settings.printers.host')}
        // The first printer explains the field for all of them.
        hint={index === 0 ? say('settings.printers.hostHint') : undefined}
        maxLength={printerLimits.host}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <Field
        {...field(fieldOf(index, 'port'))}
        label={say('settings.printers.port')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
      <Select
        index={index}
        form={form}
        column="width"
        choices={paperWidths.map((width) => ({
          value: String(width),
          label: say(`settings.printers.widths.${width}`),
        }))}
      />
      <Select
        index={index}
        form={form}
        column="codePage"
        choices={codePages.map((page) => ({ value: page, label: say(`settings.printers.codePages.${page}`) }))}
      />
    </div>
  );
}

const copies = ['0', '1', '2', '3'] as const satisfies `${0 | 1 | 2 | typeof printerLimits.copies}`[];

/** What a printer prints, of which dishes, and how often. Categories share the kitchen's tickets only. */
function PrinterPapers({ index, form, categories }: PartProps & Pick<PrinterRowProps, 'categories'>) {
  const say = useMessage();
  const pick = (column: Column, legend: string, choices: Choices) => (
    <Chips
      legend={legend}
      choices={choices}
      chosen={chosenOf(form.values[fieldOf(index, column)])}
      onChoose={(chosen) => form.set({ [fieldOf(index, column)]: chosen.join(',') })}
    />
  );
  const dishes = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      {pick(
        'papers',
        say('settings.printers.papers'),
        ticketPapers.map((paper) => ({ value: paper, label: say(`settings.printers.paper.${paper}`) })),
      )}
      {chosenOf(form.values[fieldOf(index, 'papers')]).includes('kitchen') &&
        pick('categories', say('settings.printers.categories'), dishes)}
      <div className={styles.pair}>
        <Select
          index={index}
          form={form}
          column="copies"
          choices={copies.map((count) => ({ value: count, label: say(`settings.printers.copiesOf.${count}`) }))}
        />
      </div>
      {pick('beep', say('settings.printers.options'), [{ value: 'beep', label: say('settings.printers.beep') }])}
    </>
  );
}

interface SelectProps extends PartProps {
  column: 'route' | 'width' | 'codePage' | 'copies';
  choices: Choices;
}

function Select({ index, form, column, choices }: SelectProps) {
  const say = useMessage();
  const name = fieldOf(index, column);
  return (
    <SelectField
      name={name}
      label={say(`settings.printers.${column}`)}
      choices={choices}
      chosen={form.values[name] ?? ''}
      onChoose={(chosen) => form.set({ [name]: chosen })}
      error={form.field(name).error}
    />
  );
}
