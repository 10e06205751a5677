import { type FormEvent, useState } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessage } from '../../messages/use-message.ts';
import { type Failure, failureOf, fieldErrorsOf } from './failure.ts';

interface FormOptions<Name extends string> {
  /** Why a field can't be sent; null: it can. */
  check: Record<Name, (text: string) => MessageId | null>;
  /** Sends the form; what it rejects with is told. */
  send: (values: Record<Name, string>) => Promise<unknown>;
}

export interface Form<Name extends string> {
  isBusy: boolean;
  failure: Failure | null;
  /** What makes an input the field of this name. */
  field: (name: Name) => { name: Name; error: string | undefined };
  props: { noValidate: true; method: 'post'; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
}

/** Says that a field has to be filled in. */
export const needed = (text: string): MessageId | null => (text.trim() === '' ? 'form.required' : null);

/** Puts the focus into the first field of a form that is wrong. */
function focusFirst(form: HTMLFormElement, wrong: object): void {
  const input = [...form.elements].find((one) => one instanceof HTMLInputElement && one.name in wrong);
  if (input instanceof HTMLElement) input.focus();
}

/** A form that is sent once at a time; what is wrong stands at its field, or before all of them. */
export function useForm<Name extends string>({ check, send }: FormOptions<Name>): Form<Name> {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const names = Object.keys(check) as Name[];

  function wrongOf(values: Record<Name, string>): Record<string, string> {
    const problems = names.map((name) => [name, check[name](values[name])] as const);
    return Object.fromEntries(problems.flatMap(([name, problem]) => (problem ? [[name, say(problem)]] : [])));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
      Name,
      string
    >;
    const wrong = wrongOf(values);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const said = fieldErrorsOf(error);
      setErrors(said);
      if (Object.keys(said).length === 0) setFailure(failureOf(error));
      focusFirst(form, said);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    field: (name) => ({ name, error: errors[name] }),
    props: { noValidate: true, method: 'post', onSubmit: (event) => void submit(event) },
  };
}
