import { type ChangeEvent, type FormEvent, type RefObject, useState } from 'react';
import { useSay } from '../messages/use-say.ts';
import { type Failure, fieldErrorsOf } from './failure.ts';
import { type Problems, type TypedElement, useFields, type Values } from './use-fields.ts';

export interface FormOptions<V extends Values, Id extends string> {
  initial: V;
  check: (values: V) => Problems<V, Id>;
  checkWhole?: (values: V) => Id | null;
  send: (values: V) => Promise<unknown>;
}

export interface Refusals<Id extends string> {
  failureOf: (error: unknown) => Failure<Id> | null;
  focusOf?: (error: unknown) => string[] | null;
}

export interface Form<V extends Values, Id extends string> {
  values: V;
  isBusy: boolean;
  failure: Failure<Id> | null;
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<TypedElement>) => void;
    onBlur: () => void;
  };
  set: (change: Partial<V>) => void;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    /** Without scripts the browser must not submit by GET, because URLs are logged. */
    method: 'post';
    onSubmit: (event: FormEvent) => void;
  };
}

/** Ignores a submit while another one runs (AUT-28, OFC-20). */
export function useForm<V extends Values, Id extends string>(
  { initial, check, checkWhole, send }: FormOptions<V, Id>,
  { failureOf, focusOf }: Refusals<Id>,
): Form<V, Id> {
  const say = useSay<Id>();
  const [values, setValues] = useState(initial);
  const [serverErrors, setServerErrors] = useState<Values>({});
  const [failure, setFailure] = useState<Failure<Id> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<V>) => setValues((known) => ({ ...known, ...change }));
  const fields = useFields({ values, onEdit: set, check, marksEmpty: false });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setServerErrors({});
    const areFieldsRight = fields.mark();
    const whole = areFieldsRight ? (checkWhole?.(values) ?? null) : null;
    setFailure(whole && { id: whole });
    if (!areFieldsRight || whole) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      setFailure(failureOf(error));
      fields.focusFirst(focusOf?.(error) ?? Object.keys(errors));
    } finally {
      setBusy(false);
    }
  }

  function field(name: keyof V & string): ReturnType<Form<V, Id>['field']> {
    const { onChange, ...input } = fields.field(name);
    const problem = fields.problemOf(name);
    return {
      ...input,
      error: problem ? say(problem) : serverErrors[name] || undefined,
      onChange: (event) => {
        onChange(event);
        setServerErrors(({ [name]: _, ...others }) => others);
      },
    };
  }

  return {
    values,
    isBusy,
    failure,
    set,
    field,
    props: { ref: fields.ref, noValidate: true, method: 'post', onSubmit: (event) => void submit(event) },
  };
}
