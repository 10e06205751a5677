import { type Form, fieldErrorsOf, useForm } from '@comptoir/web-app/form';
import { useEffect } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { askBeforeLeaving } from '../../../platform/watch/ask-before-leaving.ts';
import { hasChanged, type OpenPart, typeInPart } from '../../../state/draft/open-part.ts';
import type { PartForm, PartText } from '../../../state/draft/part-form.ts';
import { useBusy } from '../../../state/version/busy.ts';
import { failureOf } from '../../form/failure.ts';

export type PartProblems<Field extends string> = Partial<Record<Field, MessageId | null>>;

interface PartFormOptions<Field extends string> {
  form: PartForm<Field>;
  open: OpenPart<Field>;
  check: (text: PartText<Field>) => PartProblems<Field>;
  send: (text: PartText<Field>) => Promise<void>;
}

/** The form of a part. What is typed is kept outside of the page until it is saved or given up. */
export function usePartForm<Field extends string>({
  form,
  open,
  check,
  send,
}: PartFormOptions<Field>): {
  fields: Form<PartText<Field>, MessageId>;
  isChanged: boolean;
} {
  const { from, text } = open;
  const say = useMessage();
  const names = Object.keys(from) as Field[];
  const labelOf = (name: string) => {
    const field = names.find((one) => name.startsWith(`${one}.`));
    return field ? `${say(form.fieldNames[field])} : ` : '';
  };
  const fields = useForm<PartText<Field>, MessageId>(
    { initial: text, check, send },
    { failureOf: (error) => failureOfPart(error, names, labelOf) },
  );
  const { values } = fields;
  const isChanged = hasChanged({ from, text: values });
  useBusy(isChanged ? 'work' : null);
  useEffect(() => typeInPart(form, values), [form, values]);
  useEffect(() => (isChanged ? askBeforeLeaving() : undefined), [isChanged]);
  return { fields, isChanged };
}

/** Errors of the form's fields are shown at the fields; errors of rows and of what the form does not show, above it. */
function failureOfPart(error: unknown, names: string[], labelOf: (name: string) => string) {
  const errors = Object.entries(fieldErrorsOf(error));
  const others = errors.filter(([name]) => !names.some((one) => one === name));
  if (others.length > 0) return { text: others.map(([name, message]) => `${labelOf(name)}${message}.`).join(' ') };
  return errors.length > 0 ? null : failureOf(error);
}
