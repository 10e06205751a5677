import { Field } from '@comptoir/ui';
import { PartSheet } from '../../../components/draft/form/part-sheet.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useOpenPart } from '../../../state/draft/open-part.ts';
import { accessibilityForm } from '../../../state/shop/accessibility-form.ts';

type Typed = ReturnType<typeof accessibilityForm.textOf>;

const auditFields = ['value.audit.date', 'value.audit.by', 'value.audit.percent'] as const;

/** The form of the declaration of accessibility, if it is open. */
export function AccessibilitySheet({ onSaved }: { onSaved: () => Promise<void> }) {
  const say = useMessage();
  const open = useOpenPart(accessibilityForm);
  if (!open) return null;
  return (
    <PartSheet
      form={accessibilityForm}
      open={open}
      title={say('shop.accessibility.title')}
      check={faultsOf}
      onSaved={onSaved}
    >
      {({ field }) => (
        <>
          <Field {...field('value.audit.date')} type="date" label={say('draft.shop.auditDate')} />
          <Field {...field('value.audit.by')} label={say('draft.shop.auditBy')} autoComplete="off" />
          <Field
            {...field('value.audit.percent')}
            label={say('draft.shop.auditPercent')}
            hint={say('shop.accessibility.auditHint')}
            inputMode="decimal"
            autoComplete="off"
          />
          <Field
            {...field('value.standard')}
            label={say('draft.shop.standard')}
            hint={say('shop.accessibility.standardHint')}
            autoComplete="off"
          />
          <TextArea
            {...field('value.known')}
            label={say('draft.shop.known')}
            hint={say('shop.accessibility.knownHint')}
            rows={4}
          />
          <Field
            {...field('value.contact_days')}
            label={say('draft.shop.contactDays')}
            hint={say('shop.accessibility.daysHint')}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </PartSheet>
  );
}

/** An audit has all its fields or none. The API checks the rest. */
function faultsOf(typed: Typed) {
  const percent = typed['value.audit.percent'].trim();
  const days = typed['value.contact_days'].trim();
  const isAudited = auditFields.some((name) => typed[name].trim() !== '');
  const missing = (name: (typeof auditFields)[number]) =>
    isAudited && typed[name].trim() === '' ? ('shop.accessibility.incomplete' as const) : null;
  return {
    'value.audit.date': missing('value.audit.date'),
    'value.audit.by': missing('value.audit.by'),
    'value.audit.percent':
      percent !== '' && !/^(\d{1,2}([.,]\d{1,2})?|100)$/.test(percent)
        ? ('shop.accessibility.notAPercent' as const)
        : missing('value.audit.percent'),
    'value.contact_days':
      days !== '' && !/^([1-9]|[1-5]\d|60)$/.test(days) ? ('shop.accessibility.notDays' as const) : null,
  };
}
