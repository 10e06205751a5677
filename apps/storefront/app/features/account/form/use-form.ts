import { ApiError, isObject, readText } from '@comptoir/contract';
import { isOnline } from '@comptoir/web-app/base';
import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { FieldProblem } from './check-fields.ts';

type Values = Record<string, string>;

/** Why a form was not sent, or what the server said to it: a sentence of ours by its id, or the server's own. */
export type Failure = { id: MessageId } | { text: string };

/** What a failed call is told as (ERR-02, ERR-13). */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.serverMessage) return { text: error.serverMessage };
  const isUnsent = error instanceof ApiError && error.status === 0 && !isOnline();
  return { id: isUnsent ? 'account.offline' : 'account.error' };
}

interface FormOptions<V extends Values> {
  initial: V;
  /** The fields that are wrong, each with why. */
  check: (values: V) => Partial<Record<keyof V & string, FieldProblem | undefined>>;
  /** What is wrong with the form as a whole, once its fields are right; null: nothing. */
  checkWhole?: (values: V) => MessageId | null;
  /** Sends the form; what it rejects with is told. */
  send: (values: V) => Promise<unknown>;
}

export interface Form<V extends Values> {
  values: V;
  isBusy: boolean;
  failure: Failure | null;
  /** What makes an input the field of this name. */
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  set: (change: Partial<V>) => void;
  /** What makes a form of it. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    /** Without scripts the browser sends it itself: never as a part of an address, which is written down. */
    method: 'post';
    onSubmit: (event: FormEvent) => void;
    className: string;
  };
}

/** What the server has against single fields (requirements, appendix A). */
function fieldErrors(error: unknown): Values {
  const errors = error instanceof ApiError && isObject(error.body) ? error.body.errors : null;
  if (!isObject(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, readText(text)]));
}

/** Where the focus goes after a refusal. A wrong code stays, to be compared with what was sent; what is typed takes its place. */
const wrongFields = (error: unknown, errors: Values) =>
  error instanceof ApiError && error.code === 'otp_invalid' ? ['otp'] : Object.keys(errors);

/**
 * A form that is sent once at a time (AUT-28). Fields are marked once they were left filled in, or when they keep the form
 * from being sent; the first of these gets the focus.
 */
export function useForm<V extends Values>({ initial, check, checkWhole, send }: FormOptions<V>): Form<V> {
  const say = useMessage();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<string[]>([]);
  const [said, setSaid] = useState<Values>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wrong = check(values);

  const focusFirst = (names: string[]) => {
    const input = [...(ref.current?.elements ?? [])].find(
      (one) => one instanceof HTMLInputElement && names.includes(one.name),
    );
    if (input instanceof HTMLElement) input.focus();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setSaid({});
    setLeft(Object.keys(values));
    const problems = Object.keys(values).filter((name) => wrong[name]);
    const whole = problems.length === 0 ? (checkWhole?.(values) ?? null) : null;
    setFailure(whole && { id: whole });
    if (problems.length > 0) return focusFirst(problems);
    if (whole) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const errors = fieldErrors(error);
      setSaid(errors);
      setFailure(failureOf(error));
      focusFirst(wrongFields(error, errors));
    } finally {
      setBusy(false);
    }
  }

  const set = (change: Partial<V>) => setValues((known) => ({ ...known, ...change }));

  function errorOf(name: keyof V & string): string | undefined {
    const problem = left.includes(name) ? wrong[name] : undefined;
    return problem ? say(`account.field.${problem}`) : said[name] || undefined;
  }

  return {
    values,
    isBusy,
    failure,
    set,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onChange: (event) => {
        set({ [name]: event.target.value } as Partial<V>);
        setSaid(({ [name]: _, ...others }) => others);
      },
      onBlur: () => setLeft((known) => (values[name] === '' || known.includes(name) ? known : [...known, name])),
    }),
    props: { ref, noValidate: true, method: 'post', onSubmit: (event) => void submit(event), className: 'stack' },
  };
}
